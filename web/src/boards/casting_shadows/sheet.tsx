// Where there is little room, what is not needed at every moment opens over the map by a touch.
import type { Props } from "./answers";

export function Toggle({ name, words, sheet, setSheet }: Props & { name: string; words: string }) {
  const open = sheet === name;
  return (
    <button
      type="button"
      className="cs-toggle"
      data-thing={`look ${name}`}
      aria-expanded={open}
      aria-label={words}
      onClick={() => setSheet(open ? "" : name)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 9L12 16L19 9" />
      </svg>
    </button>
  );
}
