// Counts in texts that the content does not have (any more): “six services” beside five.
import { isDraft } from "../read/drafts";
import { folderOf } from "../read/filePath";
import type { ParsedFile } from "../read/problem";

/** What texts count, by the folder of its entries, as visitors call it; languages that are not named count nothing. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  services: { en: "services", es: "servicios" },
  team: { en: "roles", es: "funciones" },
  steps: { en: "steps", es: "pasos" },
};

/** From two on: one is no count. */
const NUMBERS: Readonly<Record<string, string>> = {
  en: "two three four five six seven eight nine ten eleven twelve",
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce",
};

/** @returns finds the counts in a text that are not those of the published entries */
export function miscounts(files: readonly ParsedFile[]): (text: string, language: string) => string[] {
  const countOf = (folder: string) =>
    files.filter(({ name, value }) => folderOf(name) === folder && !isDraft(value)).length;
  const counts = Object.entries(COUNTED).map(([folder, names]) => ({ names, count: countOf(folder) }));
  return (text, language) => {
    const words = NUMBERS[language]?.split(" ") ?? [];
    return counts.flatMap(({ names, count }) => {
      const name = names[language];
      if (name === undefined) return [];
      const counted = new RegExp(`(?:^|[^\\p{L}\\d])((${words.join("|")}|\\d{1,2}) ${name})(?!\\p{L})`, "giu");
      return [...text.matchAll(counted)].flatMap(([, whole = "", number = ""]) => {
        const written = words.indexOf(number.toLowerCase());
        return (written < 0 ? Number(number) : written + 2) === count ? [] : [whole];
      });
    });
  };
}
