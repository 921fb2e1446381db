import { inEach, type Words } from "../i18n/editorLanguages";
import { type Language, perLanguage } from "../i18n/languages";

/** By language, those of the site and of the editor. */
type Names = Readonly<{ en: string } & Partial<Record<string, string>>>;

/** The states of the US, the capital's district, and Puerto Rico by their postal codes; a language may call them as in English. */
const NAMES: Readonly<Record<string, Names>> = {
  AL: { en: "Alabama" },
  AK: { en: "Alaska" },
  AZ: { en: "Arizona" },
  AR: { en: "Arkansas" },
  CA: { en: "California" },
  CO: { en: "Colorado" },
  CT: { en: "Connecticut" },
  DE: { en: "Delaware" },
  DC: { en: "District of Columbia", es: "Distrito de Columbia" },
  FL: { en: "Florida" },
  GA: { en: "Georgia" },
  HI: { en: "Hawaii", es: "Hawái" },
  ID: { en: "Idaho" },
  IL: { en: "Illinois" },
  IN: { en: "Indiana" },
  IA: { en: "Iowa" },
  KS: { en: "Kansas" },
  KY: { en: "Kentucky" },
  LA: { en: "Louisiana", es: "Luisiana" },
  ME: { en: "Maine" },
  MD: { en: "Maryland" },
  MA: { en: "Massachusetts" },
  MI: { en: "Michigan", es: "Míchigan" },
  MN: { en: "Minnesota" },
  MS: { en: "Mississippi", es: "Misisipi" },
  MO: { en: "Missouri", es: "Misuri" },
  MT: { en: "Montana" },
  NE: { en: "Nebraska" },
  NV: { en: "Nevada" },
  NH: { en: "New Hampshire", es: "Nuevo Hampshire" },
  NJ: { en: "New Jersey", es: "Nueva Jersey" },
  NM: { en: "New Mexico", es: "Nuevo México" },
  NY: { en: "New York", es: "Nueva York" },
  NC: { en: "North Carolina", es: "Carolina del Norte" },
  ND: { en: "North Dakota", es: "Dakota del Norte" },
  OH: { en: "Ohio" },
  OK: { en: "Oklahoma" },
  OR: { en: "Oregon", es: "Oregón" },
  PA: { en: "Pennsylvania", es: "Pensilvania" },
  PR: { en: "Puerto Rico" },
  RI: { en: "Rhode Island" },
  SC: { en: "South Carolina", es: "Carolina del Sur" },
  SD: { en: "South Dakota", es: "Dakota del Sur" },
  TN: { en: "Tennessee" },
  TX: { en: "Texas" },
  UT: { en: "Utah" },
  VT: { en: "Vermont" },
  VA: { en: "Virginia" },
  WA: { en: "Washington" },
  WV: { en: "West Virginia", es: "Virginia Occidental" },
  WI: { en: "Wisconsin" },
  WY: { en: "Wyoming" },
};

const inLanguage = (names: Names) => (language: string) => names[language] ?? names.en;

/** The name of each state in each language, by its postal code. */
export const US_STATES: Readonly<Record<string, Record<Language, string>>> = Object.fromEntries(
  Object.entries(NAMES).map(([code, names]) => [code, perLanguage(inLanguage(names))]),
);

/** The same in each language of the editor. */
export const STATE_CHOICES: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(NAMES).map(([code, names]) => [code, inEach(inLanguage(names))]),
);
