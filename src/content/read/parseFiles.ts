import type { Words } from "../../i18n/editorLanguages";
import { memoize } from "../../platform/memoize";
import { unknownFile } from "./fileNames";
import { parseJson } from "./parseJson";
import type { ParsedFile, Problem } from "../checks/problem";
import type { ContentFile } from "./contentFile";
import { repeatedKeys } from "./repeatedKeys";

interface ParsedFiles {
  parsed: ParsedFile[];
  /** Names of the files whose content is unknown because they cannot be read or parsed. */
  unread: string[];
  problems: Problem[];
}

const parseFile = memoize(({ name, schema, source, unreadable }: ContentFile): ParsedFiles => {
  const failed = (message: Words) => ({ parsed: [], unread: [name], problems: [{ file: name, field: "", message }] });
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
  return { parsed: [{ name, schema, value: json.value }], unread: [], problems };
});

/** Parses the JSON of every file; failures are reported as problems. */
export function parseFiles(files: ContentFile[]): ParsedFiles {
  const all = files.map(parseFile);
  return {
    parsed: all.flatMap(({ parsed }) => parsed),
    unread: all.flatMap(({ unread }) => unread),
    problems: all.flatMap(({ problems }) => problems),
  };
}
