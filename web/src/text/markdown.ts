// Markdown as data: just what our own pages use. Nothing in a page can become markup we do not know.
export type Inline =
  | { kind: "text" | "code" | "rule"; said: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "link"; href: string; inside: Inline[] };

export type Block =
  | { kind: "heading"; level: number; inside: Inline[]; id: string }
  | { kind: "paragraph"; inside: Inline[]; id: string }
  | { kind: "item"; depth: number; mark: string; inside: Inline[]; id: string }
  | { kind: "table"; head: Inline[][]; rows: { cells: Inline[][]; id: string }[] }
  | { kind: "code"; said: string }
  | { kind: "rule" };

/** A rule, a ruling, an edition's point, an example, a card: whatever has a number. */
const NUMBER = /\b(?:[A-Z]{1,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?|[A-Z]{1,3}\d{2})\b/;
const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|\[([^\]]+)\]\(([^)\s]+)\)|(\b[A-Z]{1,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?\b)/;

export function inline(said: string): Inline[] {
  const found: Inline[] = [];
  let rest = said;
  while (rest) {
    const match = INLINE.exec(rest);
    if (!match) {
      found.push({ kind: "text", said: rest });
      break;
    }
    if (match.index > 0) found.push({ kind: "text", said: rest.slice(0, match.index) });
    const [whole, code, strong, em, label, href, rule] = match;
    if (code !== undefined) found.push({ kind: "code", said: code });
    else if (strong !== undefined) found.push({ kind: "strong", inside: inline(strong) });
    else if (em !== undefined) found.push({ kind: "em", inside: inline(em) });
    else if (label !== undefined)
      found.push({ kind: "link", href: href ?? "", inside: inline(label) });
    else found.push({ kind: "rule", said: rule ?? "" });
    rest = rest.slice(match.index + whole.length);
  }
  return found;
}

/** What is written, without how. */
export function plain(inside: readonly Inline[]): string {
  return inside.map((it) => ("inside" in it ? plain(it.inside) : it.said)).join("");
}

/** The anchor of a heading, as every reader of Markdown makes it. */
const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

/** The number a line begins with, which is its anchor: "**DN-1.1** Six columns…". */
const numberAt = (said: string) =>
  new RegExp(`^\\**(${NUMBER.source})`).exec(said.trim())?.[1] ?? "";

export function blocks(page: string): Block[] {
  const found: Block[] = [];
  const lines = page.split("\n");
  let at = 0;
  const gather = (first: string, more: (line: string) => boolean) => {
    let said = first;
    while (at < lines.length && more(lines[at] ?? "")) said += ` ${(lines[at++] ?? "").trim()}`;
    return said;
  };
  while (at < lines.length) {
    const line = lines[at++] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line);
    if (!line.trim()) continue;
    if (heading) {
      const title = heading[2] ?? "";
      const id = numberAt(title) || slug(title);
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, inside: inline(title), id });
    } else if (/^(-{3,}|\*{3,})$/.test(line.trim())) {
      found.push({ kind: "rule" });
    } else if (line.startsWith("```")) {
      const said: string[] = [];
      while (at < lines.length && !lines[at]?.startsWith("```")) said.push(lines[at++] ?? "");
      at++;
      found.push({ kind: "code", said: said.join("\n") });
    } else if (line.startsWith("|")) {
      const rows = [line];
      while (lines[at]?.startsWith("|")) rows.push(lines[at++] ?? "");
      found.push(table(rows));
    } else if (item) {
      const mark = item[2] ?? "-";
      const said = gather(item[3] ?? "", continues);
      const depth = Math.floor((item[1]?.length ?? 0) / 2);
      found.push({
        kind: "item",
        depth,
        mark: /\d/.test(mark) ? mark : "•",
        inside: inline(said),
        id: numberAt(said),
      });
    } else {
      const said = gather(line.trim(), continues);
      found.push({ kind: "paragraph", inside: inline(said), id: numberAt(said) });
    }
  }
  return found;
}

/** Whether a line goes on with what the one before began. */
const continues = (line: string) =>
  line.trim() !== "" && !/^(\s*([-*]|\d+\.)\s|#{1,6}\s|```|\||-{3,}$)/.test(line);

function table(rows: string[]): Block {
  const cut = (row: string) =>
    row
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim());
  const [head = "", , ...body] = rows;
  return {
    kind: "table",
    head: cut(head).map(inline),
    rows: body.map((row) => ({ cells: cut(row).map(inline), id: numberAt(cut(row)[0] ?? "") })),
  };
}

/** As it is typed in a hurry: no capitals, no accents, a straight apostrophe. */
export const bare = (said: string) =>
  said.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The blocks that speak of something, each under its headings; of tables only the rows that do. */
export function search(page: readonly Block[], wanted: string): Block[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...page];
  const speaks = (said: string) => {
    const heard = bare(said);
    return words.every((word) => heard.includes(word));
  };
  const found: Block[] = [];
  let above: (Block & { kind: "heading" })[] = [];
  for (const block of page) {
    if (block.kind === "heading") {
      above = [...above.filter((it) => it.level < block.level), block];
      continue;
    }
    let match: Block | null = null;
    if (block.kind === "table") {
      const rows = block.rows.filter((row) => speaks(row.cells.map(plain).join(" ")));
      if (rows.length > 0) match = { ...block, rows };
    } else if (block.kind !== "rule") {
      const said = block.kind === "code" ? block.said : plain(block.inside);
      const title = above.at(-1);
      if (speaks(said) || (title && speaks(plain(title.inside)))) match = block;
    }
    if (match) {
      found.push(...above.filter((it) => !found.includes(it)), match);
    }
  }
  return found;
}
