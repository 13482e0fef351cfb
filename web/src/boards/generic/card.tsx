// What any card says of itself, as big as it deserves.
import type { CardProps } from "../contract";

const PARTS = ["condition", "effect", "note"] as const;

export function Zoom({ card, text }: CardProps) {
  const id = `${text.kindOf(card)}-${card}`;
  return (
    <div className="zoom-words">
      <h3>{text.has(id) ? text.say(id) : card}</h3>
      {PARTS.map((part) => {
        const said = text.attribute(id, part);
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
