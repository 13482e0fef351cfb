// Columns and rows along two edges of the map, numbered as the log calls them: "12,9" is column 12,
// row 9. They stay in sight wherever the map is moved to.
import { memo } from "react";
import type { Frame } from "./geometry";

const along = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at);

export const Rulers = memo(function Rulers({ frame }: { frame: Frame }) {
  return (
    <>
      <div className="ls-ruler corner" />
      <div className="ls-ruler across" aria-hidden="true">
        {along(frame.x, frame.wide).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div className="ls-ruler down" aria-hidden="true">
        {along(frame.y, frame.high).map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
    </>
  );
});
