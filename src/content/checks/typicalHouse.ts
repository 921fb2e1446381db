// Examples need a typical house: the mean of the projects with their figures, or the one in calculator.json.
import { isRecord } from "../isRecord";
import { isDraft } from "../read/drafts";
import type { ParsedFile, Problem } from "../read/problem";
import { typicalHouse } from "../typicalHouse";

const FILE = "calculator.json";

export function typicalHouseProblems(parsed: readonly Pick<ParsedFile, "name" | "value">[]): Problem[] {
  const calculator = parsed.find(({ name }) => name === FILE)?.value;
  const projects = parsed.filter(({ name, value }) => name.startsWith("projects/") && !isDraft(value));
  if (!isRecord(calculator) || "typical" in calculator || typicalHouse(projects.map(({ value }) => value))) return [];
  return [
    {
      file: FILE,
      field: "typical",
      message: {
        en: "is missing: no published project shows its figures, so write the area and the months of your typical house",
        es: "falta: ningún proyecto publicado muestra sus cifras; escriba la superficie y los meses de su casa típica",
      },
    },
  ];
}
