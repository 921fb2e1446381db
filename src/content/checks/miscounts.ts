// Counts in texts that the content does not have (any more): “six services” beside five.
import { isDraft } from "../read/drafts";
import { folderOf } from "../read/filePath";
import type { ParsedFile } from "../read/problem";

/** Numbers from two on (one is no count), and what texts call the entries of a folder; other languages count nothing. */
const COUNTED: Readonly<Record<string, { numbers: string; names: Readonly<Record<string, string>> }>> = {
  en: {
    numbers: "two three four five six seven eight nine ten eleven twelve",
    names: { services: "services", team: "roles", steps: "steps" },
  },
  es: {
    numbers: "dos tres cuatro cinco seis siete ocho nueve diez once doce",
    names: { services: "servicios", team: "funciones", steps: "pasos" },
  },
};

/** @returns finds the counts in a text that are not those of the published entries */
export function miscounts(files: readonly ParsedFile[]): (text: string, language: string) => string[] {
  const countOf = (folder: string) =>
    files.filter(({ name, value }) => folderOf(name) === folder && !isDraft(value)).length;
  const rules = Object.entries(COUNTED).flatMap(([language, { numbers, names }]) => {
    const words = numbers.split(" ");
    return Object.entries(names).map(([folder, name]) => ({
      ...{ language, words, count: countOf(folder) },
      pattern: new RegExp(`(?:^|[^\\p{L}\\d])((${words.join("|")}|\\d{1,2}) ${name})(?!\\p{L})`, "giu"),
    }));
  });
  return (text, inLanguage) =>
    rules
      .filter(({ language }) => language === inLanguage)
      .flatMap(({ words, count, pattern }) =>
        [...text.matchAll(pattern)].flatMap(([, whole = "", number = ""]) => {
          const written = words.indexOf(number.toLowerCase());
          return (written < 0 ? Number(number) : written + 2) === count ? [] : [whole];
        }),
      );
}
