/**
 * Replaces `{{name}}` placeholders by the given values. Names without a value stay as they are,
 * so that facts can be filled at build time and numbers when a component draws.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Names of the placeholders in a text, sorted, each once. */
export function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ""))].sort();
}

/** The company's facts that any text may name, from `content/site.json`. */
export interface Facts {
  brand: string;
  legalName: string;
  phone: string;
  email: string;
}

/** Reads the facts from the parsed `content/site.json`. */
export function factsOf(site: { brand: string; legalName: string; contact: { phone: string; email: string } }): Facts {
  return { brand: site.brand, legalName: site.legalName, phone: site.contact.phone, email: site.contact.email };
}
