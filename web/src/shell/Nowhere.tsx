// An address that leads nowhere, or no longer, and the way home.
import { to } from "../router";
import { useText } from "../text/context";
import { Frame, Link } from "./Frame";
import { Horizon } from "./Horizon";

export function Nowhere({ why = "" }: { why?: string }) {
  const text = useText();
  return (
    <Frame>
      <Horizon />
      <section className="hero lost" role={why ? "alert" : undefined}>
        <h1>{why || text.say("web-nowhere")}</h1>
        <Link href={to.start()} className="button primary big">
          {text.say("web-home")}
        </Link>
      </section>
    </Frame>
  );
}
