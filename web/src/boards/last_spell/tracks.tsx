// What everybody must always see: day or night, the phase, the coin, Mages, the Panic Area with what
// it is worth, the supply, the missions.
import { Icon } from "./icons";
import { marksOf, useThing } from "./press";
import { Count, Mark } from "./sign";
import { type Choice, isNight, type Props } from "./table";

const PANIC = 12;
const NIGHTS = [1, 2, 3];

export function Tracks(props: Props) {
  const { board, after, text } = props;
  const introductory = board.missions.length === 0; // One night, and no missions.
  const tossed = props.last.some(({ what }) => what === "coin");
  return (
    <section className="ls-tracks" aria-label={text.say("board-tracks")}>
      <div className="ls-when">
        <Moon night={isNight(board)} />
        <p>
          <strong>
            {text.say(`board-map-${board.map}`)}
            {props.sight.options.scenario === "campaign" && <Cities {...props} />}
          </strong>
          <span>
            {isNight(board)
              ? text.say("board-night", { number: board.day, phase: board.phase })
              : text.say("board-day", { number: board.day })}
          </span>
        </p>
        {!introductory && (
          <ol className="ls-nights" aria-label={text.say("board-nights", { number: board.day })}>
            {NIGHTS.map((night) => (
              <li
                key={night}
                className={night < board.day ? "past" : night === board.day ? "now" : ""}
              >
                <Icon name={night < board.day ? "check" : night === 3 ? "skull" : "moon"} />
              </li>
            ))}
          </ol>
        )}
        {isNight(board) && (
          <span
            className={`ls-coin-shown ${board.coin}${tossed ? " tossed" : ""}`}
            title={text.say("board-coin", text.forms("side", "side", board.coin))}
          >
            <span className="hidden">
              {text.say("board-coin", text.forms("side", "side", board.coin))}
            </span>
            <Icon name={board.coin} />
          </span>
        )}
      </div>
      <div className="ls-counts">
        <Panic {...props} />
        <div className="ls-supply">
          <Count
            what="mage"
            many={board.mages}
            said={text.say("board-mages", { count: board.mages })}
          />
          <Count
            what="gold"
            many={changed(board.gold, after?.gold)}
            said={text.say("board-gold", { count: board.gold })}
          />
          <Count
            what="materials"
            many={changed(board.materials, after?.materials)}
            said={text.say("board-materials", { count: board.materials })}
          />
          <Count
            what="workers"
            many={changed(board.workers, after?.workers)}
            said={text.say("board-workers", { count: board.workers })}
          />
        </div>
      </div>
    </section>
  );
}

const CITIES = ["gildenberg", "lakeburg", "glenwald"];

/** In a campaign: which of its cities this is. */
function Cities({ board, text }: Props) {
  const at = CITIES.indexOf(board.map) + 1;
  return (
    <small className="ls-cities">{text.say("board-city", { number: at, of: CITIES.length })}</small>
  );
}

function changed(now: number, then: number | undefined) {
  if (then === undefined || then === now) return now;
  return (
    <>
      {now}
      <i className="ls-then"> → {then}</i>
    </>
  );
}

function Moon({ night }: { night: boolean }) {
  return (
    <svg className={night ? "ls-moon night" : "ls-moon"} viewBox="-20 -20 40 40" aria-hidden="true">
      {night ? (
        <path d="M6-15A16 16 0 1 0 15 8A13 13 0 1 1 6-15z" />
      ) : (
        <>
          <circle r="8" />
          <path d="M0-17V-12M0 12V17M-17 0H-12M12 0H17M-12-12L-8.500-8.500M8.500 8.500L12 12M-12 12L-8.500 8.500M8.500-8.500L12-12" />
        </>
      )}
    </svg>
  );
}

/** Twelve slots, emptied from the left; the leftmost flame says what the night brings in. */
function Panic({ board, after, text }: Props) {
  const flames = board.panic;
  const [gold, materials] = board.reward; // None where the game ends with the night.
  const said =
    gold === undefined
      ? text.say("board-panic-left", { count: flames })
      : text.say("board-panic-said", { count: flames, gold, materials: materials ?? 0 });
  return (
    <div className="ls-panic" title={said}>
      <span className="hidden">{said}</span>
      <span className="ls-panic-name" aria-hidden="true">
        {text.say("board-panic")}
      </span>
      <span className="ls-panic-row" aria-hidden="true">
        {Array.from({ length: PANIC }, (_, at) => {
          const full = at >= PANIC - flames;
          const going = full && after !== null && at < PANIC - after.panic;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: slots stay where they are.
              key={at}
              className={`${full ? "full" : "empty"}${at === PANIC - flames ? " first" : ""}${going ? " going" : ""}`}
            >
              <Mark what="flame" />
            </span>
          );
        })}
      </span>
      {gold !== undefined && (
        <span className="ls-reward" aria-hidden="true">
          → {gold}
          <Mark what="gold" />
          {materials}
          <Mark what="materials" />
        </span>
      )}
    </div>
  );
}

const NOTHING: Choice = {};

/** The Urban Missions of this scenario, and which are completed. */
export function Missions(props: Props) {
  const { board, text } = props;
  if (board.missions.length === 0) return null;
  return (
    <ul className="ls-missions" aria-label={text.say("board-missions")}>
      {board.missions.map((mission) => (
        <li key={mission}>
          <Mission {...props} mission={mission} />
        </li>
      ))}
    </ul>
  );
}

function Mission({ mission, ...props }: Props & { mission: string }) {
  const { board, text } = props;
  const done = board.achieved.includes(mission);
  const handlers = useThing(props, { choice: NOTHING, card: mission });
  return (
    <button
      type="button"
      className={`ls-mission${done ? " done" : ""}${marksOf(NOTHING)}`}
      data-thing={mission}
      {...handlers}
    >
      <Icon name={done ? "check" : "open"} />
      {text.thing("mission", mission)}
      {done && <span className="hidden">{text.say("board-mission-done")}</span>}
    </button>
  );
}
