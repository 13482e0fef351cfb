// Advice: asked for by a button, shown with its chances, answered by a click, forgotten in time.
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inHouse, text } from "../support/house";
import { sight } from "../support/sights";
import { TextContext } from "../text/context";
import { Hint } from "./Hint";

const ADVICE = {
  advice: [
    { say: "end_casting", chance: 0.62 },
    { say: "cast D01", chance: 0.4 },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function hint(answer: () => Promise<Response>) {
  const heard: (string | null)[] = [];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answer();
  });
  const at = (seq: number) => (
    <TextContext value={text}>
      <Hint
        sight={sight({ seq })}
        onSay={(say) => heard.push(say)}
        onPreview={(say) => heard.push(`? ${say}`)}
      />
    </TextContext>
  );
  const page = inHouse(at(10));
  fireEvent.click(screen.getByRole("button", { name: "Ask for a hint" }));
  return { heard, asked, goOn: () => page.rerender(at(11)) };
}

describe("a hint", () => {
  it("names answers, the best first, each with its chance", async () => {
    const { asked } = hint(async () => new Response(JSON.stringify(ADVICE)));
    expect(screen.getByRole("status").textContent).toBe("The adept thinks …");
    const rows = await waitFor(() => {
      const found = screen.getAllByRole("listitem");
      expect(found).toHaveLength(2);
      return found;
    });
    expect(rows.map((row) => row.textContent)).toEqual([
      "End casting62 % to win",
      "Cast Day Meditation40 % to win",
    ]);
    expect(asked).toEqual(["/api/tables/t1/hint?seat=0&seq=10"]);
  });

  it("shows what an answer would change, and gives it by a click", async () => {
    const { heard } = hint(async () => new Response(JSON.stringify(ADVICE)));
    const row = await screen.findByRole("button", { name: /Cast Day Meditation/ });
    fireEvent.pointerEnter(row);
    fireEvent.click(row);
    expect(heard).toEqual(["? cast D01", "cast D01"]);
  });

  it("is gone at the next question, even if it comes late", async () => {
    let come = (_: Response) => {};
    const { goOn } = hint(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    goOn();
    expect(screen.queryByRole("status")).toBeNull();
    come(new Response(JSON.stringify(ADVICE)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("says why there is none", async () => {
    hint(async () => new Response('{"code":"nobody_knows","text":""}', { status: 409 }));
    await screen.findByText("Nobody here can give advice on this.");
  });
});
