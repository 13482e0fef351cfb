// Small drawings in lines, for buttons and marks: no letter of a font, which may be missing.

const DRAWN: Readonly<Record<string, string>> = {
  larger: "M-9 0H9M0-9V9",
  smaller: "M-9 0H9",
  whole: "M-10-4V-10H-4M4-10H10V-4M10 4V10H4M-4 10H-10V4",
  here: "M0-3a3 3 0 1 0 .1 0zM0-12V-7M0 7V12M-12 0H-7M7 0H12M0-8a8 8 0 1 0 .1 0",
  waves: "M-11-6Q-7-10-3-6T5-6T12-6M-11 1Q-7-3-3 1T5 1T12 1M-11 8Q-7 4-3 8T5 8T12 8",
  both: "M-3-7L-10 0L-3 7M3-7L10 0L3 7",
  left: "M5-9L-5 0L5 9z",
  right: "M-5-9L5 0L-5 9z",
  off: "M-11 0Q0-11 11 0Q0 11-11 0zM0-3a3 3 0 1 0 .1 0M-9 9L9-9",
  close: "M-7-7L7 7M7-7L-7 7",
  unfold: "M-8 4L0-4L8 4",
  check: "M-8 1L-2 7L9-7",
  open: "M0-8a8 8 0 1 0 .1 0z",
  moon: "M4-10A10 10 0 1 0 9 6A8 8 0 1 1 4-10z",
  skull: "M-6 10V5Q-10 3-9-3Q-7-10 0-10Q7-10 9-3Q10 3 6 5V10zM-4-2h.1M4-2h.1M-2 10V6M2 10V6",
  star: "M0-10L3-3L10-3L4 2L6 9L0 5L-6 9L-4 2L-10-3L-3-3z",
  gem: "M0-10L8 0L0 10L-8 0z",
  "from-west": "M-9 0H9M3-6L9 0L3 6",
  "from-east": "M9 0H-9M-3-6L-9 0L-3 6",
  "from-north": "M0-9V9M-6 3L0 9L6 3",
  "from-south": "M0 9V-9M-6-3L0-9L6-3",
  hammer: "M-9 9L2-2M-2-8L8 2L5 5L-5-5z",
  wrench: "M-8 8L1-1M0-6A6 6 0 0 1 8-8L4-4L8 0A6 6 0 0 1 1-1",
};

export function Icon({ name }: { name: string }) {
  return (
    <svg className={`ls-icon-drawn ${name}`} viewBox="-14 -14 28 28" aria-hidden="true">
      <path d={DRAWN[name]} />
    </svg>
  );
}
