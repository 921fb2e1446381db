// Light, dark, or the system's choice, stored under the keys that MUI itself uses.
import { readStored, writeStored } from "../platform/storage";

export const COLOR_MODES = ["light", "dark", "system"] as const;

type ColorMode = (typeof COLOR_MODES)[number];

const MODE_KEY = "mui-mode";

const ATTRIBUTE = "data-mui-color-scheme";

const MARK = "data-color-mode";

const isMode = (value: string | null): value is ColorMode => COLOR_MODES.some((mode) => mode === value);

/** The stored preference; `system` if there is none. */
export function storedColorMode(): ColorMode {
  const stored = readStored("local", MODE_KEY);
  return isMode(stored) ? stored : "system";
}

export function colorScheme(mode: ColorMode, systemIsDark: boolean): "light" | "dark" {
  if (mode === "system") return systemIsDark ? "dark" : "light";
  return mode;
}

const system = () => matchMedia("(prefers-color-scheme: dark)");

/** Applies the colors and marks the page with the preference: if storage is unavailable, the mark keeps the choice. */
function show(mode: ColorMode): void {
  const page = document.documentElement;
  const scheme = colorScheme(mode, system().matches);
  const named = readStored("local", `mui-color-scheme-${scheme}`);
  page.setAttribute(ATTRIBUTE, named === "light" || named === "dark" ? named : scheme);
  page.setAttribute(MARK, mode);
}

/** Applies the stored preference and follows changes of the system's. */
export function showColorMode(): void {
  show(storedColorMode());
  system().addEventListener("change", () => {
    const mode = document.documentElement.getAttribute(MARK);
    if (isMode(mode)) show(mode);
  });
  // A choice made in another tab.
  addEventListener("storage", ({ key }) => {
    if (key === MODE_KEY) show(storedColorMode());
  });
}

/** Stores and applies the preference of a clicked `[data-set-color-mode]` button. */
export function answerColorMode(target: Element): void {
  const mode = target.closest("[data-set-color-mode]")?.getAttribute("data-set-color-mode") ?? null;
  if (!isMode(mode)) return;
  writeStored("local", MODE_KEY, mode);
  writeStored("local", "mui-color-scheme-light", "light");
  writeStored("local", "mui-color-scheme-dark", "dark");
  show(mode);
}
