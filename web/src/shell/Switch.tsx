// Something that is on or off, with a word about what it does.
import type { ReactNode } from "react";

interface SwitchProps {
  title: string;
  note?: ReactNode;
  on: boolean;
  onChange(on: boolean): void;
}

export function Switch({ title, note, on, onChange }: SwitchProps) {
  return (
    <label className="row switch">
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
