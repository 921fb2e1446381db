// Do the sample houses agree with what the calculator assumes? A visitor compares them; an owner's real houses are as
// they are.
import { isGroup } from "../isGroup";
import { isDraft } from "../read/drafts";
import type { ParsedFile, Problem } from "../read/problem";

type NamedValue = Pick<ParsedFile, "name" | "value">;

const FILE = "calculator.json";

interface House {
  areaSqft: number;
  works: number;
}

function houseOf({ name, value }: NamedValue): House[] {
  if (!name.startsWith("projects/") || isDraft(value) || !isGroup(value) || !isGroup(value.deal)) return [];
  const { areaSqft, deal } = value;
  const { works, isSample } = deal;
  return isSample === true && typeof areaSqft === "number" && areaSqft > 0 && typeof works === "number"
    ? [{ areaSqft, works }]
    : [];
}

/** What the calculator assumes: the standard renovation, and the area of a typical house. */
function assumedOf(calculator: unknown) {
  if (!isGroup(calculator) || !isGroup(calculator.typical) || !Array.isArray(calculator.rates)) return undefined;
  const standard: unknown = calculator.rates.find((rate) => isGroup(rate) && rate.key === "rehabNormal");
  const { areaSqft } = calculator.typical;
  const perSqft = isGroup(standard) ? standard.value : undefined;
  return typeof areaSqft === "number" && typeof perSqft === "number" ? { areaSqft, perSqft } : undefined;
}

/** The means of the sample houses: works per square foot within 12 %, area within 5 %; months are in typicalMonths.ts. */
export function sampleHouseProblems(parsed: NamedValue[]): Problem[] {
  const assumed = assumedOf(parsed.find(({ name }) => name === FILE)?.value);
  const houses = parsed.flatMap(houseOf);
  if (!assumed || houses.length === 0) return [];
  const total = (part: keyof House) => houses.reduce((sum, house) => sum + house[part], 0);
  const means = [
    {
      field: "rates",
      what: { en: "the standard renovation per square foot", es: "la remodelación estándar por pie cuadrado" },
      ...{ is: assumed.perSqft, mean: total("works") / total("areaSqft"), most: 0.12 },
    },
    {
      field: "typical.areaSqft",
      what: { en: "the typical area", es: "la superficie típica" },
      ...{ is: assumed.areaSqft, mean: total("areaSqft") / houses.length, most: 0.05 },
    },
  ];
  return means
    .filter(({ is, mean, most }) => Math.abs(mean / is - 1) > most)
    .map(({ field, what: { en, es }, is, mean }) => {
      const found = Math.round(mean);
      return {
        file: FILE,
        field,
        message: {
          en: `${en} is ${is}, but the sample projects have ${found} on average, and visitors compare them: change the samples, or write about ${found}`,
          es: `${es} es ${is}, pero los proyectos de muestra tienen ${found} en promedio, y los visitantes los comparan: cambie las muestras, o escriba cerca de ${found}`,
        },
      };
    });
}
