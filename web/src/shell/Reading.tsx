// A page of Markdown on the screen: every number is a place to go to, every mention a way there.
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useText } from "../text/context";
import { type Block, blocks, type Inline, search } from "../text/markdown";
import type { Page } from "../text/pages";
import { Icon } from "./Icon";

interface Props {
  page: Page;
  /** The number or heading to begin at. */
  place: string;
  onPlace(place: string): void;
  label: string;
}

export function Reading({ page, place, onPlace, label }: Props) {
  const text = useText();
  const [wanted, setWanted] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const all = useMemo(() => blocks(page.said), [page]);
  const found = useMemo(() => search(all, wanted), [all, wanted]);
  const go = (to: string) => {
    setWanted("");
    onPlace(to);
  };
  useEffect(() => {
    if (!place || wanted) return;
    const target = box.current?.querySelector(`[data-place="${CSS.escape(place)}"]`);
    if (box.current && target) bring(box.current, target);
    target?.classList.add("found");
    return () => target?.classList.remove("found");
  }, [place, wanted]);
  return (
    <section className="reading" aria-label={label}>
      <label className="search">
        <Icon name="search" />
        <span className="hidden">{text.say("web-search")}</span>
        <input
          type="search"
          placeholder={text.say("web-search")}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <div className="pages" lang={page.language} ref={box} tabIndex={0}>
        {found.length === 0 && <p lang={text.language}>{text.say("web-found-nothing")}</p>}
        {found.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page stands still.
          <Fragment key={at}>{drawn(block, go)}</Fragment>
        ))}
      </div>
    </section>
  );
}

/** Scrolls to a place: inside a panel only the panel, on a page of its own the page. */
function bring(box: HTMLElement, target: Element) {
  if (getComputedStyle(box).overflowY === "visible") target.scrollIntoView({ block: "start" });
  else box.scrollTop += target.getBoundingClientRect().top - box.getBoundingClientRect().top - 60;
}

type Go = (place: string) => void;

function drawn(block: Block, go: Go): ReactNode {
  switch (block.kind) {
    case "heading": {
      const Level = `h${Math.min(6, block.level + 1)}` as "h2";
      return <Level data-place={block.id}>{words(block.inside, go)}</Level>;
    }
    case "paragraph":
      return <p data-place={block.id || undefined}>{words(block.inside, go)}</p>;
    case "item":
      return (
        <p className={`item depth-${block.depth}`} data-place={block.id || undefined}>
          <span className="bullet">{block.mark}</span>
          <span>{words(block.inside, go)}</span>
        </p>
      );
    case "code":
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      return <pre tabIndex={0}>{block.said}</pre>;
    case "rule":
      return <hr />;
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        <div className="table-box" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page stands still.
                  <th key={at}>{words(cell, go)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page stands still.
                <tr key={at} data-place={row.id || undefined}>
                  {row.cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page stands still.
                    <td key={column}>{words(cell, go)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function words(inside: readonly Inline[], go: Go): ReactNode {
  return inside.map((it, at) => {
    const key = at;
    switch (it.kind) {
      case "text":
        return it.said;
      case "code":
        return <code key={key}>{it.said}</code>;
      case "strong":
        return <strong key={key}>{words(it.inside, go)}</strong>;
      case "em":
        return <em key={key}>{words(it.inside, go)}</em>;
      case "rule":
        return (
          <Way key={key} to={it.said} go={go}>
            {it.said}
          </Way>
        );
      case "link":
        // Only places on the same page: other pages of the house are not served here.
        return it.href.startsWith("#") ? (
          <Way key={key} to={it.href.slice(1)} go={go}>
            {words(it.inside, go)}
          </Way>
        ) : (
          <span key={key}>{words(it.inside, go)}</span>
        );
    }
    return null;
  });
}

/** A way to another place on the same page. */
function Way({ to, go, children }: { to: string; go: Go; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    go(to);
  };
  return (
    <a className="rule-link" href={`#${to}`} onClick={follow}>
      {children}
    </a>
  );
}
