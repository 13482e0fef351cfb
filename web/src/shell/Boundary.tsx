// Where a page breaks: instead of nothing at all, a sentence and two ways on.
import { Component, type ReactNode } from "react";
import { to } from "../router";
import { useText } from "../text/context";

interface BoundaryProps {
  /** Another address is another chance. */
  address: string;
  children: ReactNode;
}

export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.address !== this.props.address) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

/** Stands alone: whatever is around a page may be what broke. */
function Broken() {
  const text = useText();
  return (
    <main className="hero lost" role="alert">
      <h1>{text.say("web-broken")}</h1>
      <p>{text.say("web-broken-safe")}</p>
      <button type="button" className="primary big" onClick={() => location.reload()}>
        {text.say("web-load-again")}
      </button>
      <a href={to.start()} className="button big">
        {text.say("web-home")}
      </a>
    </main>
  );
}
