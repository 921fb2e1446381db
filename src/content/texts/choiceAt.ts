import { CHOICES, type Choice } from "./choices";

/** Whether a choice is about the text or group at a path. `**` is any number of keys, `*` any part of one, `(a|b)` one of several. */
export const matchesChoice = (chosen: string, path: string): boolean => asPattern(chosen).test(path);

const MARKS: Readonly<Record<string, string>> = { "**": ".+", "*": "[^.]*", ".": "\\." };

const asPattern = (chosen: string) => new RegExp(`^${chosen.replace(/\*\*|[*.]/g, (mark) => MARKS[mark] ?? mark)}$`);

const PATTERNS = Object.entries(CHOICES).map(([chosen, choice]) => [asPattern(chosen), choice] as const);

/** All that was chosen about the text or group at a path such as `home.hero.headline`; of several choices, the last counts. */
export const choiceAt = (path: string): Choice =>
  PATTERNS.reduce<Choice>((all, [pattern, choice]) => (pattern.test(path) ? { ...all, ...choice } : all), {});
