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

/** The company's facts that any text may reference in double braces. */
export const FACT_NAMES = ["brand", "legalName", "phone", "email", "city"] as const;

/** Figures of the calculator that a step's cost may reference: its $ per square foot, contingency, and costs of the sale. */
export const STEP_FIGURES = ["low", "high", "reserve", "sale"] as const;

/** The company's facts, from `content/site.json`. */
export type Facts = Record<(typeof FACT_NAMES)[number], string>;

/** Reads the facts from the parsed `content/site.json`. */
export function factsOf(site: {
  brand: string;
  legalName: string;
  contact: { phone: string; email: string; city: string };
}): Facts {
  const { phone, email, city } = site.contact;
  // A number broken across two lines is hard to read and dial.
  return { brand: site.brand, legalName: site.legalName, phone: phone.replaceAll(" ", "\u00a0"), email, city };
}
