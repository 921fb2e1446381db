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
export function repeatedKeys(source: string): { field: string; line: number }[] {
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
