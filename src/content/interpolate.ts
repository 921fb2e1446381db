/**
 * Replaces `{{name}}` placeholders with the given values. Names without a value are kept: facts are filled in at build
 * time, numbers when a component renders.
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Names of the placeholders in a text, sorted and without duplicates. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ""))].sort();
}

/** Placeholders as texts write them: `{{brand}}, {{phone}}`. */
export const braced = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(", ");

/** Figures of the calculator that a step's cost may reference: its $ per square foot, contingency, and costs of the sale. */
export const STEP_FIGURES = ["low", "high", "reserve", "sale"] as const;
