// The cities of the game at dusk, one picture for each chapter: what waits there is in the sky, in the
// water, between the trees.
import type { Scene } from "../../art/dusk";

const DARK = "#1c1233";
const STONE = "#2c1d4a";
const LIT = "#ffd08a";

/** A house with a roof, standing on a line; x is its left side. */
const house = (x: number, ground: number, wide: number, high: number) =>
  `M${x} ${ground}v${-high}l${wide / 2} ${-wide * 0.55}l${wide / 2} ${wide * 0.55}v${high}z`;

/** A tower with battlements. */
const tower = (x: number, ground: number, wide: number, high: number) => {
  const tooth = wide / 5;
  return `M${x} ${ground}v${-high}h${tooth}v${tooth}h${tooth}v${-tooth}h${tooth}v${tooth}h${tooth}v${-tooth}h${tooth}v${high}z`;
};

/** Windows in which somebody is awake. */
const windows = (at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => `M${x} ${y}h3.200v4.600h-3.200z`).join("");

const pine = (x: number, ground: number, high: number) => {
  const wide = high * 0.34;
  return [0, 0.28, 0.56]
    .map((from, at) => {
      const [top, low] = [ground - high * (1 - from), ground - high * (0.48 - at * 0.2)];
      const half = wide * (0.5 + at * 0.25);
      return `M${x} ${top}L${x + half} ${low}H${x - half}z`;
    })
    .join("");
};

/** Stakes side by side, with points. */
const palisade = (from: number, to: number, ground: number, high: number) =>
  Array.from({ length: Math.round((to - from) / 7) }, (_, at) => {
    const x = from + at * 7;
    return `M${x} ${ground}v${-high - (at % 3)}l3-4.500l3 4.500v${high + (at % 3)}z`;
  }).join("");

const torch = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="13" fill={LIT} opacity=".22" />
    <path
      d="M0-8c4 4 4.500 6 4.500 8a4.500 4.500 0 0 1-9 0c0-2 1.500-3 2.200-4c.4 1.500 1 1.800 1.600 1.800c-.4-2 0-4 .7-5.800z"
      fill={LIT}
    />
    <path d="M-1 4h2v12h-2z" fill={DARK} />
  </g>
);

const introductory: Scene = {
  sky: ["#272055", "#7a4a86", "#f0a56b"],
  hills: ["#57376f", "#36245a", "#1c1236"],
  seed: 29,
  motif: (
    <g>
      <circle cx="252" cy="50" r="21" fill="#ffe9c4" />
      <g transform="translate(160 172) scale(1.4) translate(-160 -180)">
        <path
          d={[house(96, 170, 26, 30), house(126, 170, 34, 44), house(196, 170, 28, 32)].join("")}
          fill={STONE}
        />
        <path d={tower(164, 172, 25, 74)} fill={STONE} />
        <path
          d={windows([
            [104, 148],
            [138, 136],
            [147, 150],
            [174, 116],
            [174, 134],
            [207, 150],
          ])}
          fill={LIT}
        />
        <path d={palisade(58, 142, 176, 30) + palisade(172, 262, 176, 30)} fill={DARK} />
        <path d="M142 178v-40h30v40h-7v-22a8 9 0 0 0-16 0v22z" fill={DARK} />
        {torch(137, 134)}
        {torch(177, 134)}
      </g>
    </g>
  ),
};

const gildenberg: Scene = {
  sky: ["#1b1640", "#6b3a70", "#e8775f"],
  hills: ["#472b62", "#2e1d4b", "#170f2c"],
  seed: 61,
  motif: (
    <g>
      <circle cx="112" cy="62" r="42" fill="#ffdcae" />
      {/* The Cliff behind the city, and on it what waits. */}
      <path
        d="M0 200V96l24-14l18 6l22-20l30 12l16-10l26 22l22-6l24 18l38-4l26 14l30-8l44 18V200z"
        fill="#3a2457"
      />
      <path
        d="M112 64c-5-1-8 2-9 5c-11-17-31-25-58-21c10 4 15 8 18 13c7-2 12-1 15 3c7-1 12 1 15 6c4 0 8 2 10 6l-3 12l5-4l2 7l4-7l4 7l1-7l6 4l-4-12c2-4 6-6 10-6c3-5 8-7 15-6c3-4 8-5 15-3c3-5 8-9 18-13c-27-4-47 4-58 21c-1-3-2-5-6-5z"
        fill={DARK}
      />
      <path
        d="M108.500 69l2.500 1.500M115.500 69l-2.500 1.500"
        stroke="#ff6d5a"
        strokeWidth="1.800"
      />
      <path
        d={[
          house(196, 176, 26, 40),
          house(270, 176, 28, 34),
          tower(224, 178, 22, 86),
          tower(250, 178, 18, 62),
        ].join("")}
        fill={STONE}
      />
      <path d="M235 92v-16M235 77l12 4l-12 5z" stroke={STONE} strokeWidth="2" fill="#e8775f" />
      <path
        d={windows([
          [205, 150],
          [233, 108],
          [233, 126],
          [233, 146],
          [257, 132],
          [281, 154],
          [211, 160],
        ])}
        fill={LIT}
      />
      <path d={palisade(160, 320, 182, 22)} fill={DARK} />
    </g>
  ),
};

const lakeburg: Scene = {
  sky: ["#0f2440", "#31597a", "#d98a78"],
  hills: ["#28506b", "#1c3a57", "#0d1c33"],
  seed: 17,
  motif: (
    <g>
      <circle cx="246" cy="60" r="24" fill="#ffe6c6" />
      <path
        d={[
          tower(30, 146, 20, 78),
          house(52, 146, 26, 36),
          tower(80, 146, 26, 98),
          house(108, 146, 30, 30),
        ].join("")}
        fill="#16283f"
      />
      <path
        d={windows([
          [37, 88],
          [37, 106],
          [62, 122],
          [90, 70],
          [90, 90],
          [90, 112],
          [120, 128],
        ])}
        fill={LIT}
      />
      <path d="M0 140h320v60H0z" fill="#1d4762" />
      <path
        d="M226 150h42M214 160h70M236 171h26M30 152h40M86 158h30M20 168h54"
        stroke="#ffe6c6"
        strokeWidth="2"
        opacity=".4"
      />
      {/* Cetusia: the Head on one side, coils, the Tail on the other. */}
      <g fill="none" stroke="#0b1a2c" strokeLinecap="round">
        <path d="M152 186c-6-46 6-76 36-84" strokeWidth="19" />
        <path d="M196 182c4-34 34-34 40 0" strokeWidth="15" />
        <path d="M258 180c4-22 24-22 30-2" strokeWidth="10" />
        <path d="M302 178c2-16 4-24 12-34" strokeWidth="6" />
      </g>
      <path d="M176 92c14-10 34-8 46 4l14 12l-16 1l9 7l-21-3c-14 8-28 4-34-6z" fill="#0b1a2c" />
      <path d="M181 92l-9-15l17 9l4-14l8 14z" fill="#0b1a2c" />
      <path d="M199 95l7 2" stroke="#8ff0d8" strokeWidth="3" strokeLinecap="round" />
      <path d="M308 150l4-16l10 4z" fill="#0b1a2c" />
      <path
        d="M142 184q12-7 24 0M192 180q8-6 16 0M228 181q8-6 16 0M254 180q6-4 12 0"
        stroke="#cfe9f0"
        strokeWidth="2"
        fill="none"
        opacity=".7"
      />
    </g>
  ),
};

const glenwald: Scene = {
  sky: ["#12251f", "#3d5a4a", "#d9a05f"],
  hills: ["#2c4a3c", "#1d352c", "#0d1c18"],
  seed: 43,
  motif: (
    <g>
      <circle cx="160" cy="80" r="50" fill="#ffd896" opacity=".85" />
      <path
        d={[18, 46, 70, 96, 226, 250, 276, 302]
          .map((x, at) => pine(x, 178, 84 + ((at * 37) % 34)))
          .join("")}
        fill="#1b3029"
      />
      {/* The Dryad: a trunk with a face, branches for hair and arms, roots that walk. */}
      <g fill="none" stroke="#0f1a16" strokeLinecap="round">
        <path
          d="M160 104c-18-8-34-12-40-36M126 82c-10 2-18-2-24-12M137 90c-4-14-4-22 2-34M160 104c18-8 34-12 40-36M194 82c10 2 18-2 24-12M183 90c4-14 4-22-2-34M160 92V46M160 64l-9-15M160 66l10-17"
          strokeWidth="5"
        />
        <path
          d="M150 166c-14 4-24 10-34 22M170 166c14 4 24 10 34 22M158 168c-4 10-8 16-14 22M164 168c4 10 8 16 14 22"
          strokeWidth="7"
        />
      </g>
      <path
        d="M146 174c6-26-2-44 2-62c2-12 8-18 12-18s10 6 12 18c4 18-4 36 2 62c-6-4-22-4-28 0z"
        fill="#0f1a16"
      />
      <path d="M153 113l5 3M167 113l-5 3" stroke="#b9f06a" strokeWidth="3" strokeLinecap="round" />
      <path d="M155 128q5 5 10 0" stroke="#b9f06a" strokeWidth="2" fill="none" />
      <path d="M108 184l4-34l9 3l3 31zM196 184l3-30l10-4l3 34z" fill="#33443c" />
      <path
        d={[house(20, 186, 26, 22), house(50, 188, 22, 16), house(266, 188, 28, 20)].join("")}
        fill="#14231d"
      />
      <path
        d={windows([
          [30, 170],
          [59, 178],
          [279, 174],
        ])}
        fill={LIT}
      />
    </g>
  ),
};

const campaign: Scene = {
  sky: ["#201a4a", "#8a4a78", "#ffb36b"],
  hills: ["#523068", "#38225a", "#1b1136"],
  seed: 71,
  motif: (
    <g>
      <circle cx="262" cy="112" r="34" fill="#ffe2b0" />
      <path
        d="M40 200C100 176 20 158 92 148S210 158 172 130S240 122 262 118"
        stroke="#ffd9a0"
        strokeWidth="5"
        strokeDasharray="1 9"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={[tower(34, 178, 18, 52), house(54, 178, 24, 26), house(14, 178, 20, 20)].join("")}
        fill={DARK}
      />
      <path
        d={[tower(136, 148, 15, 42), house(152, 148, 20, 22), tower(118, 148, 12, 26)].join("")}
        fill="#2a1b48"
      />
      <path
        d={[tower(238, 120, 11, 30), house(250, 120, 15, 15), tower(266, 120, 9, 20)].join("")}
        fill="#45295f"
      />
      <path
        d={windows([
          [40, 140],
          [40, 154],
          [64, 164],
          [141, 120],
          [160, 138],
          [241, 100],
        ])}
        fill={LIT}
      />
    </g>
  ),
};

export const chapters: Record<string, Scene> = {
  introductory,
  gildenberg,
  lakeburg,
  glenwald,
  campaign,
};
