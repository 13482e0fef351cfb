// A seat by its mark: four places at most, each with a shape and a colour of its own.
/** Told apart by shape, so that the colour need not be seen (UX-9). */
export const SHAPES = [
  "M8 2.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11z",
  "M8 1.500L14.500 8L8 14.500L1.500 8z",
  "M8 2L14.500 13.500H1.500z",
  "M3 3H13V13H3z",
];

/** The colour of a seat goes by its place, unless its game has one for its name. */
export const seatClass = (place: number, id: string) => `place-${place} seat-${id}`;

export function SeatMark({ place }: { place: number }) {
  return (
    <svg className="seat-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[place % SHAPES.length]} />
    </svg>
  );
}
