// What is in the box of a game: asked for once, for it is the same at every table.
import * as http from "./http";
import { kept } from "./kept";
import type { Article, Codex } from "./protocol";

export const codexOf = kept((game: string) => http.codex(game));

/** What a name on a table, or in an address, means. */
export const articleOf = (codex: Codex, name: string): Article | undefined =>
  codex.articles.find((it) => it.names.includes(name));
