// The sample content's figures agree with each other, and its Spanish with its English.
import { readContent } from "../../../src/content/read/readContent";
import { isGroup } from "../../../src/content/isGroup";
import { wholeDollars } from "../../../src/i18n/format";
import { LANGUAGES, type Language } from "../../../src/i18n/languages";

type Pair = Record<Language, string>;

const FILES = readContent("content")
  .filter(({ name }) => name.endsWith(".json"))
  .map(({ name, source }) => ({ name, value: JSON.parse(source) as unknown }));

const fileAt = <T>(wanted: string) => FILES.find(({ name }) => name === wanted)?.value as T;

interface Project {
  areaSqft: number;
  months: number;
  deal: {
    purchasePrice: number;
    works: number;
    otherCosts: number;
    salePrice: number;
    differed: { name: Pair; planned: number; actual: number }[];
    wentWrong: Pair;
  };
}

const PROJECTS = FILES.filter(({ name }) => name.startsWith("projects/")).map(({ value }) => value as Project);

const NUMBERS: Record<Language, string[]> = {
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  es: ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
};

/** The number words of a text: `Two to nine months` has 2 and 9. */
const numbersIn = (text: string, language: Language) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => NUMBERS[language].indexOf(word))
    .filter((number) => number >= 0);

/** All texts in both languages, with their place. */
const pairsIn = (value: unknown, place: string): [string, Pair][] => {
  if (!isGroup(value) && !Array.isArray(value)) return [];
  const { en, es } = value as Partial<Pair>;
  if (typeof en === "string" && typeof es === "string") return [[place, { en, es }]];
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, `${place}.${name}`));
};

const digitsIn = (text: string) => (text.match(/\d+([.,]\d+)*/g) ?? []).sort();

test("every text has the same figures in both languages", () => {
  const pairs = FILES.flatMap(({ name, value }) => pairsIn(value, name));
  expect(pairs.length).toBeGreaterThan(500);
  const english = pairs.map(([place, { en }]) => [place, digitsIn(en)]);
  expect(pairs.map(([place, { es }]) => [place, digitsIn(es)])).toEqual(english);
});

test.each(LANGUAGES)("in %s, the renovation step's months and costs are those of the projects", (language) => {
  const { facts } = fileAt<{ facts: Pair[] }>("steps/renovate.json");
  const [time = "", , cost = ""] = facts.map((fact) => fact[language]);
  const within = (values: number[], [least = NaN, most = NaN]: number[]) =>
    values.filter((value) => !(value >= least && value <= most));
  expect(PROJECTS.length).toBeGreaterThan(3);
  expect(
    within(
      PROJECTS.map(({ months }) => months),
      numbersIn(time, language),
    ),
  ).toEqual([]);
  const perSqft = PROJECTS.map(({ areaSqft, deal }) => deal.works / areaSqft);
  expect(within(perSqft, digitsIn(cost).map(Number))).toEqual([]);
});

test.each(LANGUAGES)("in %s, the farmhouse's text names what its roof cost beyond the plan", (language) => {
  const { deal } = fileAt<Project>("projects/white-farmhouse.json");
  const [roof] = deal.differed;
  expect(deal.wentWrong[language]).toContain(wholeDollars((roof?.actual ?? 0) - (roof?.planned ?? 0)));
});

test("the bathroom's mold took more than half of the expected profit, as its text says", () => {
  const { purchasePrice, works, otherCosts, salePrice, differed } = fileAt<Project>(
    "projects/green-tile-bathroom.json",
  ).deal;
  const profit = salePrice - purchasePrice - works - otherCosts;
  const beyondPlan = differed.reduce((sum, { planned, actual }) => sum + actual - planned, 0);
  const share = beyondPlan / (profit + beyondPlan);
  expect([share > 0.5, share < 0.75]).toEqual([true, true]);
});
