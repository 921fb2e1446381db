// Light, dark or the system's choice, under MUI's own keys so that its theme reads the same.
import { readStored, writeStored } from "../storage";

export const COLOR_MODES = ["light", "dark", "system"] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

const MODE_KEY = "mui-mode";

const ATTRIBUTE = "data-mui-color-scheme";

const MARK = "data-color-mode";

const isMode = (value: string | null): value is ColorMode => COLOR_MODES.some((mode) => mode === value);

/** The stored preference; `system` when there is none. */
export function storedColorMode(): ColorMode {
  const stored = readStored("local", MODE_KEY);
  return isMode(stored) ? stored : "system";
}

/** Colors that a preference means on a device whose own preference is dark or not. */
export function colorScheme(mode: ColorMode, systemIsDark: boolean): "light" | "dark" {
  if (mode === "system") return systemIsDark ? "dark" : "light";
  return mode;
}

const system = () => matchMedia("(prefers-color-scheme: dark)");

/** Colors the page and marks it with the preference: where nothing can be stored, the mark keeps a choice. */
function show(mode: ColorMode): void {
  const page = document.documentElement;
  const scheme = colorScheme(mode, system().matches);
  const named = readStored("local", `mui-color-scheme-${scheme}`);
  page.setAttribute(ATTRIBUTE, named === "light" || named === "dark" ? named : scheme);
  page.setAttribute(MARK, mode);
}

/** Colors the page by the stored preference and follows the system's changes. */
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

/** Stores and shows the preference that a clicked `[data-set-color-mode]` button names. */
export function answerColorMode(target: Element): void {
  const mode = target.closest("[data-set-color-mode]")?.getAttribute("data-set-color-mode") ?? null;
  if (!isMode(mode)) return;
  writeStored("local", MODE_KEY, mode);
  writeStored("local", "mui-color-scheme-light", "light");
  writeStored("local", "mui-color-scheme-dark", "dark");
  show(mode);
}
