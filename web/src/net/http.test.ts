// The first requests of a browser that the server does not know yet.
import { beforeEach, expect, it, vi } from "vitest";

let asked: { path: string; answer: (status: number) => void }[];
const paths = () => asked.map(({ path }) => path);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise((resolve) => {
        const answer = (status: number) => resolve(new Response("{}", { status }));
        asked.push({ path, answer });
      }),
  );
});

it("go one by one until one of them has brought the cookie, then all at once", async () => {
  const http = await import("./http");
  const refused = http.rematch("t1").catch((error) => error.code);
  const others = [http.shelf(), http.myTables(), http.sightOf("t1", -1)];
  await settled();
  expect(paths()).toEqual(["/api/tables/t1/rematch"]);
  asked[0]?.answer(404); // A refusal brings none.
  await settled();
  expect(paths().slice(1)).toEqual(["/api/shelf"]);
  asked[1]?.answer(200);
  await settled();
  expect(paths().slice(2)).toEqual(["/api/tables", "/api/tables/t1?seat=-1"]);
  for (const { answer } of asked) answer(200);
  await Promise.all([refused, ...others]);
});
