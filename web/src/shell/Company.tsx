// Who plays, in one click: alone, with bots, around one screen, by link.
import type { GameInfo, SeatWish } from "../net/protocol";
import type { Texts } from "../text/texts";
import { Icon, type IconName } from "./Icon";
import { type Company, companyOf, inCompany } from "./opening";

const COMPANIES: { company: Company; icon: IconName }[] = [
  { company: "alone", icon: "person" },
  { company: "bots", icon: "robot" },
  { company: "screen", icon: "people" },
  { company: "link", icon: "link" },
];

interface Props {
  game: GameInfo;
  text: Texts;
  seats: readonly SeatWish[];
  onSeats(seats: SeatWish[]): void;
}

export function CompanyChoice({ game, text, seats, onSeats }: Props) {
  const now = companyOf(seats);
  const possible = COMPANIES.filter((it) => it.company !== "alone" || game.seats.includes(1));
  return (
    <fieldset className="option company">
      <legend>{text.say("web-company")}</legend>
      <div className="values explained">
        {possible.map(({ company, icon }) => (
          <label key={company} className="choice">
            <input
              type="radio"
              name="company"
              checked={company === now}
              onChange={() => onSeats(inCompany(company, seats.length, game))}
            />
            <Icon name={icon} />
            <span>
              {text.say(`web-company-${company}`)}
              <small>{text.attribute(`web-company-${company}`, "about")}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
