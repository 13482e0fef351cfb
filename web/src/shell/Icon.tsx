// The small drawings on buttons: strokes on a grid of 24.
const SHAPES = {
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  restart: "M5 5v5h5M5.5 10A8 8 0 1 1 4 14",
  book: "M12 6c-2-2-5-2.5-8-2.5v15c3 0 6 .5 8 2.5 2-2 5-2.5 8-2.5v-15c-3 0-6 .5-8 2.5zM12 6v15",
  panels: "M4 5h16v14H4zM14 5v14M16.500 9h1.500M16.500 12h1.500",
  log: "M5 6h14M5 12h14M5 18h9",
  flag: "M6 21V4M6 4c5-3 7 3 13 0v9c-6 3-8-3-13 0",
  hands: "M4 12l4-4 4 3 4-3 4 4-6 6a2 2 0 0 1-3 0z",
  robot: "M5 9h14v10H5zM12 9V5M9 13.5v1M15 13.5v1M3 13v3M21 13v3M11 4h2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.7-4 3-6 6.5-6s5.8 2 6.5 6M16 5.5a3 3 0 0 1 0 6M18 14.5c2 .6 3.2 2.5 3.6 5.5",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  close: "M6 6l12 12M18 6L6 18",
  first: "M6 5v14M18 6l-8 6 8 6z",
  back: "M15 6l-7 6 7 6",
  on: "M9 6l7 6-7 6",
  end: "M18 5v14M6 6l8 6-8 6z",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  list: "M4 6h2M10 6h10M4 12h2M10 12h10M4 18h2M10 18h10",
  cards: "M9 4h11v14H9zM9 7L4 8.500l4 12L12 19",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.8.6 1 1.200 1 2.100h5c0-.9.2-1.500 1-2.100A6 6 0 0 0 12 3z",
  speaker: "M4 9.500v5h4l5 4v-13l-5 4zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  home: "M4 11.500L12 4.500l8 7M6.500 9.500V20h11V9.500M10 20v-5.500h4V20",
  swap: "M7 4L3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
