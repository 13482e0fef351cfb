// An address that leads nowhere, and the way home.
import { to } from "../router";
import { useText } from "../text/context";
import { Frame, Link } from "./Frame";

export function Nowhere() {
  const text = useText();
  return (
    <Frame>
      <section className="page narrow">
        <h1>{text.say("web-nowhere")}</h1>
        <Link href={to.start()} className="button primary">
          {text.say("web-home")}
        </Link>
      </section>
    </Frame>
  );
}
