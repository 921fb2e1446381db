// What no schema can see, and an editor would want to know: figures that contradict each other.
import { stepFigures } from "../../../src/calculator/previewOf";
import type { TeaserContent } from "../../../src/calculator/model/teaser";
import { interpolate } from "../../../src/content/interpolate";
import { readContent } from "../../../src/content/read/readContent";
import { isRecord } from "../../../src/content/isRecord";
import { resultOf, type Deal } from "../../../src/projects/deal";
import { LANGUAGES, type Language } from "../../../src/i18n/languages";

type Pair = Record<Language, string>;

const FILES = readContent("content")
  .filter(({ name }) => name.endsWith(".json"))
  .map(({ name, source }) => ({ name, value: JSON.parse(source) as unknown }));

const fileAt = <T>(wanted: string) => FILES.find(({ name }) => name === wanted)?.value as T;

interface Project {
  areaSqft: number;
  months: number;
  deal?: Deal & { months: number; isSample: boolean };
}

type SampleHouse = Required<Project>;

const PROJECTS = FILES.filter(({ name }) => name.startsWith("projects/")).map(({ value }) => value as Project);

const NUMBERS: Record<Language, string[]> = {
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  es: ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
};

/** The numbers of a text, in words or digits: `Two to 9 months` has 2 and 9. */
const numbersIn = (text: string, language: Language) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map((word) => (/^\d+$/.test(word) ? Number(word) : NUMBERS[language].indexOf(word)))
    .filter((number) => number >= 0);

/** Captions and described videos. */
const IS_FILE = /^(\/media\/|https:)/;

/** All texts in both languages, with their place. */
const pairsIn = (value: unknown, place: string): [string, Pair][] => {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const { en, es } = value as Partial<Pair>;
  if (typeof en === "string" && typeof es === "string") return IS_FILE.test(es) ? [] : [[place, { en, es }]];
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, `${place}.${name}`));
};

const digitsIn = (text: string) => (text.match(/\d+([.,]\d+)*/g) ?? []).sort();

test("every text has the same figures in both languages", () => {
  const pairs = FILES.flatMap(({ name, value }) => pairsIn(value, name));
  expect(pairs.length).toBeGreaterThan(100);
  const english = pairs.map(([place, { en }]) => [place, digitsIn(en)]);
  expect(pairs.map(([place, { es }]) => [place, digitsIn(es)])).toEqual(english);
});

test.each(LANGUAGES)(
  "in %s, the months and costs that the renovation step names include every project's",
  (language) => {
    const { time, cost } = fileAt<{ time: Pair; cost: Pair }>("steps/renovate.json");
    const figures = stepFigures(fileAt<TeaserContent>("calculator.json"), language);
    const said = [time[language], interpolate(cost[language], figures)];
    const [months = [], costs = []] = said.map((text) => numbersIn(text, language).slice(0, 2));
    expect([months.length, costs.length]).toEqual([2, 2]);
    const outside = (values: number[], range: number[]) =>
      values.filter((value) => value < Math.min(...range) || value > Math.max(...range));
    const perSqft = PROJECTS.flatMap(({ areaSqft, deal }) => (deal ? [deal.works / areaSqft] : []));
    expect({
      months: outside(
        PROJECTS.map((project) => project.months),
        months,
      ),
      perSqft: outside(perSqft, costs),
    }).toEqual({ months: [], perSqft: [] });
  },
);

test("the sample houses argue for the business: one loses, two leave ten percent or more, most keep the 70% rule", () => {
  const deals = PROJECTS.flatMap(({ deal }) => (deal?.isSample ? [deal] : []));
  if (deals.length === 0) return;
  const margin = (deal: SampleHouse["deal"]) => resultOf(deal) / (deal.salePrice - resultOf(deal));
  expect(deals.filter((deal) => margin(deal) < 0)).toHaveLength(1);
  expect(deals.filter((deal) => margin(deal) >= 0.1).length).toBeGreaterThanOrEqual(2);
  const keeps = deals.filter(({ purchasePrice, works, salePrice }) => purchasePrice <= 0.7 * salePrice - works);
  expect(keeps.length).toBeGreaterThan(deals.length / 2);
});

test("the sample houses cost about the calculator's standard renovation per square foot: visitors compare them", () => {
  const houses = PROJECTS.filter((project): project is SampleHouse => project.deal?.isSample === true);
  const { rates } = fileAt<{ rates: { key: string; value: number }[] }>("calculator.json");
  const standard = rates.find(({ key }) => key === "rehabNormal")?.value ?? Number.NaN;
  if (houses.length === 0) return;
  const total = (valueOf: (house: SampleHouse) => number) => houses.reduce((sum, house) => sum + valueOf(house), 0);
  const perSqft = total(({ deal }) => deal.works) / total(({ areaSqft }) => areaSqft);
  expect(Math.abs(perSqft / standard - 1)).toBeLessThan(0.12);
});
