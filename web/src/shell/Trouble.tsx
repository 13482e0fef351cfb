// Something could not be done: what, and a way to try again. Stays in the page, blocks nothing.
import { Refusal, UNREACHABLE } from "../net/http";
import { useText } from "../text/context";

export function Trouble({ error, again }: { error: unknown; again?(): void }) {
  const text = useText();
  const code = error instanceof Refusal ? error.code : UNREACHABLE;
  const said = text.error(code, error instanceof Error ? error.message : String(error));
  return (
    <div className="trouble" role="alert">
      <p>{said}</p>
      {again && (
        <button type="button" onClick={again}>
          {text.say("web-again")}
        </button>
      )}
    </div>
  );
}
