// Lays every picture of a game on one page: small and large, light, dark and grey. A game's pictures
// are what its room exports from pictured.tsx.
//   node tools/sheet.mjs last_spell ../build/sheet/last_spell.html
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";

const [game, target] = process.argv.slice(2);
const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const server = await createServer({
  root,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
});
const { pictures } = await server.ssrLoadModule(`/src/boards/${game}/pictured.tsx`);
await server.close();

const styles = ["src/style", `src/boards/${game}`].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true })
    .filter((path) => path.endsWith(".css"))
    .sort()
    .map((path) => readFileSync(resolve(root, folder, path), "utf8")),
);

const kinds = [...new Set(pictures.map(({ kind }) => kind))];

const one = ({ kind, name, small, large, sizes: [least, most] }) => `
  <figure data-kind="${kind}" data-name="${name}">
    <div class="drawn small" style="width:${least}px;height:${least}px">${markup(small)}</div>
    <div class="drawn" style="width:${most}px;height:${most}px">${markup(large)}</div>
    <figcaption>${name}</figcaption>
  </figure>`;

function markup(drawn) {
  return renderToStaticMarkup(createElement("div", { className: "whole" }, drawn));
}

const sheet = (look) => `
  <section class="sheet ${look} ls cs bl dn" style="color-scheme:${look === "dark" ? "dark" : "light"}">
    <h2>${game}: ${look}</h2>
    ${kinds
      .map((kind) => {
        const drawn = pictures.filter((it) => it.kind === kind).map(one);
        return `<h3>${kind}</h3><div class="row">${drawn.join("")}</div>`;
      })
      .join("")}
  </section>`;

const OWN = `
  body { width: 1500px; min-height: 0; }
  .sheet { display: block !important; height: auto; padding: 12px 20px; background: var(--ground); color: var(--ink); }
  .sheet.grey { filter: grayscale(1); }
  .sheet :is(h2, h3) { margin: 4px 0; font: 600 15px var(--sans); }
  .sheet .row { display: flex; width: 100%; flex-wrap: wrap; gap: 8px; }
  .sheet figure { display: grid; justify-items: center; gap: 4px; margin: 0; }
  .sheet figcaption { font: 11px var(--sans); }
  .sheet .whole, .sheet .whole > * { display: block; width: 100%; height: 100%; }
`;

mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>${game}</title>
  <style>${styles.join("\n")}${OWN}</style>${["light", "dark", "grey"].map(sheet).join("")}`,
);
process.exit(0);
