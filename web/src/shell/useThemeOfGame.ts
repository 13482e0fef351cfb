// Light or dark as the game has it: the style sheet heeds it where somebody has chosen that theme.
import { useEffect } from "react";
import { useTable } from "../table/context";

export function useThemeOfGame(): void {
  const { module, shown } = useTable();
  const theme = module?.theme?.(shown.board) ?? null;
  useEffect(() => {
    if (!theme) return;
    const { dataset } = document.documentElement;
    dataset.themeOfGame = theme;
    return () => {
      delete dataset.themeOfGame;
    };
  }, [theme]);
}
