// A card as big as it deserves (UX-7): the game's own drawing of it, or its words.
import type { BoardModule, CardProps } from "../boards/contract";
import { useText } from "../text/context";
import { Icon } from "./Icon";
import { useSettings } from "./settings";

interface Props {
  card: string | null;
  /** Stays until it is closed; otherwise it goes with the pointer. */
  kept: boolean;
  module: BoardModule | null;
  onClose(): void;
}

export function Zoom({ card, kept, module, onClose }: Props) {
  const text = useText();
  const { settings } = useSettings();
  if (!card) return null;
  const Face = module?.Zoom ?? Words;
  return (
    <aside className={kept ? "zoom kept" : "zoom"} aria-label={text.say("web-zoom")}>
      <button
        type="button"
        className="icon-button small close"
        aria-label={text.say("web-close")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <Face card={card} text={text} textOnly={settings.textOnly} />
    </aside>
  );
}

/** What any card says of itself. */
function Words({ card, text }: CardProps) {
  const id = `${text.kindOf(card)}-${card}`;
  const parts = ["condition", "effect", "note"] as const;
  return (
    <div className="zoom-words">
      <h3>{text.has(id) ? text.say(id) : card}</h3>
      {parts.map((part) => {
        const said = text.has(id) ? text.attribute(id, part) : "";
        return (
          said && (
            <p key={part} className={part}>
              {said}
            </p>
          )
        );
      })}
    </div>
  );
}
