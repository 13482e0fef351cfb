// "Your turn" where nobody is looking (UX-19): the title, the icon, a bell, a notification.
import { useEffect, useRef } from "react";
import { ring } from "../sound/air";
import type { Texts } from "../text/texts";
import { useSettings } from "./settings";

export function useAttention(mine: boolean, text: Texts, title: string): void {
  const { settings } = useSettings();
  const before = useRef(mine);
  useEffect(() => {
    document.title = mine ? `● ${text.say("web-your-turn")} · ${title}` : `${title} · Gloaming`;
    const icon = document.getElementById("icon");
    icon?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
    return () => icon?.setAttribute("href", "/icon.svg");
  }, [mine, text, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the turn rings the bell.
  useEffect(() => {
    const began = mine && !before.current;
    before.current = mine;
    if (!began) return;
    ring(settings.sound);
    if (settings.notify && document.hidden && Notification.permission === "granted") {
      new Notification(text.say("web-your-turn"), {
        body: title,
        icon: "/icon.svg",
        tag: location.pathname,
      });
    }
  }, [mine]);
}
