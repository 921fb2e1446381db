import { type Language, perLanguage } from "../i18n/languages";
import { US_STATES } from "./usStates";

/** The company's facts that any text may reference in double braces. */
export const FACT_NAMES = ["brand", "legalName", "phone", "email", "city", "state", "region"] as const;

type InEach = Record<Language, string>;

/** The company's facts, from `content/site.json`; places are called differently in each language. */
export type Facts = Record<"brand" | "legalName" | "phone" | "email" | "city", string> &
  Record<"state" | "region", InEach>;

/** Reads the facts from the parsed `content/site.json`. The region is the state, unless the company says otherwise. */
export function factsOf(site: {
  brand: string;
  legalName: string;
  contact: { phone: string; email: string; city: string; state: string; region?: InEach | null | undefined };
}): Facts {
  const { phone, email, city, state: code, region } = site.contact;
  const state = US_STATES[code] ?? perLanguage(() => code);
  // A number broken across two lines is hard to read and dial.
  const unbroken = phone.replaceAll(" ", "\u00a0");
  const { brand, legalName } = site;
  return { brand, legalName, phone: unbroken, email, city, state, region: region ?? state };
}

export const factsIn = (facts: Partial<Facts>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? fact : fact[language]]),
  );
