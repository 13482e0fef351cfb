// That a finger held on a card shows it, told once to whoever plays by touch (UX-7). It lies over the
// name of the house, takes no touch, and goes after a few of them or when somebody has tried.
import { useEffect, useState } from "react";
import { useText } from "../text/context";
import { useMedia } from "./useMedia";

const TOLD = "gloaming.press-long";
const TOUCHES = 3;

export function PressLong({ tried }: { tried: boolean }) {
  const text = useText();
  const touch = useMedia("(pointer: coarse)");
  const [told, setTold] = useState(() => localStorage.getItem(TOLD) !== null);
  const wanted = touch && !told;
  useEffect(() => {
    if (!wanted) return;
    let left = TOUCHES;
    const done = () => {
      localStorage.setItem(TOLD, "yes");
      setTold(true);
    };
    const count = () => {
      left -= 1;
      if (left === 0) done();
    };
    if (tried) done();
    addEventListener("pointerdown", count);
    return () => removeEventListener("pointerdown", count);
  }, [wanted, tried]);
  if (!wanted) return null;
  return <p className="press-long">{text.say("web-press-long")}</p>;
}
