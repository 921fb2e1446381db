import type { Words } from "../../i18n/editorLanguages";
import { memoize } from "../../platform/memoize";
import { unknownFile } from "./fileNames";
import { parseJson } from "./parseJson";
import type { ParsedFile, Problem } from "./problem";
import type { ContentFile } from "./contentFile";
import { visit, type JSONPath } from "jsonc-parser";

/** A path in the format of all problems: `rates[2].label.es`. */
const pathOf = (path: JSONPath) =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");

/**
 * Fields that occur twice in one object of the JSON source, with the line (from 1) of the second. `JSON.parse` would
 * silently keep the last.
 */
function repeatedKeys(source: string): { field: string; line: number }[] {
  const repeated: { field: string; line: number }[] = [];
  const objects: Set<string>[] = [];
  visit(source, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, _offset, _length, line, _column, path) => {
      const keys = objects.at(-1);
      if (keys?.has(key)) repeated.push({ field: pathOf([...path(), key]), line: line + 1 });
      keys?.add(key);
    },
  });
  return repeated;
}

interface ParsedFiles {
  parsed: ParsedFile[];
  /** Names of the files whose content is unknown because they cannot be read or parsed. */
  unparsable: string[];
  problems: Problem[];
}

const parseFile = memoize(({ name, schema, source, unreadable }: ContentFile): ParsedFiles => {
  const failed = (message: Words) => ({
    parsed: [],
    unparsable: [name],
    problems: [{ file: name, field: "", message }],
  });
  if (unreadable) return failed(unreadable);
  if (!schema) return failed(unknownFile(name));
  const json = parseJson(source);
  if (!json.ok) return failed(json.message);
  const problems = repeatedKeys(source).map(({ field, line }) => ({
    file: name,
    field,
    message: {
      en: `appears twice, the second time on line ${line}: remove one of the two`,
      es: `aparece dos veces, la segunda en la línea ${line}: quite uno de los dos`,
    },
  }));
  return { parsed: [{ name, schema, value: json.value }], unparsable: [], problems };
});

/** Parses the JSON of every file; failures are reported as problems. */
export function parseFiles(files: ContentFile[]): ParsedFiles {
  const all = files.map(parseFile);
  return {
    parsed: all.flatMap(({ parsed }) => parsed),
    unparsable: all.flatMap(({ unparsable }) => unparsable),
    problems: all.flatMap(({ problems }) => problems),
  };
}
