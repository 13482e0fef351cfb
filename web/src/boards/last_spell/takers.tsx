// For what nobody has room for: which hero takes it, and what it puts down for it.
import { inPlaceOf } from "./chain";
import { Icon } from "./icons";
import { Sign } from "./sign";
import type { Props } from "./table";

export function Takers({ item, ...props }: Props & { item: string }) {
  const { text, onChain, onOver } = props;
  return (
    <section className="ls-panel ls-loose" data-strip="">
      <p className="ls-about">
        <Sign kind="item" name={item} />
        <span>
          <b>{text.thing("item", item)}</b> {text.say("board-who-takes")}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={text.say("web-close")}
          onClick={() => onOver("")}
        >
          <Icon name="close" />
        </button>
      </p>
      <div className="ls-choices">
        {inPlaceOf(item, props).map(({ hero, down }) => (
          <button
            key={down}
            type="button"
            className="ls-choice lit"
            data-thing={down}
            onClick={() => onChain({ kind: "swap", item, hero, down: [down] })}
          >
            <Sign kind="hero" name={hero} />
            <span>
              {text.say("board-instead", {
                hero: text.thing("hero", hero),
                item: text.thing("item", down),
              })}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
