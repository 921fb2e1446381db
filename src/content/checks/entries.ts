// Rules across the entries of one content type.
import { baseName } from "../read/filePath";
import { isRecord } from "../isRecord";
import { contentTypeOf, CONTENT_TYPES } from "../contentTypes/contentTypes";
import type { ParsedFile, Problem } from "../read/problem";

/** Each thing whose value an earlier one already has, with the first of them. A missing value is told by itself. */
function repeats<T>(things: T[], valueOf: (thing: T) => unknown): { thing: T; first: T }[] {
  const firsts = new Map<unknown, T>();
  return things.flatMap((thing) => {
    const value = valueOf(thing);
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, thing);
    return first === undefined ? [] : [{ thing, first }];
  });
}

const fieldOf = (value: unknown, field: string) => (isRecord(value) ? value[field] : undefined);

function repeatedOrders(entries: ParsedFile[]): Problem[] {
  const orderOf = ({ value }: ParsedFile) => fieldOf(value, "order");
  return repeats(entries, orderOf).map(({ thing, first }) => ({
    file: thing.name,
    field: "order",
    message: {
      en: `is ${String(orderOf(thing))}, the same as in \`content/${first.name}\`: give each entry a different number`,
      es: `es ${String(orderOf(thing))}, igual que en \`content/${first.name}\`: dé a cada entrada un número distinto`,
    },
  }));
}

function repeatedCountries({ name, value }: ParsedFile): Problem[] {
  if (!Array.isArray(value)) return [];
  const codes = value.map((country, index) => ({ index, code: fieldOf(country, "iso2") }));
  return repeats(codes, ({ code }) => code).map(({ thing, first }) => ({
    file: name,
    field: `[${thing.index}].iso2`,
    message: {
      en: `is ${String(thing.code)}, the same country as entry ${first.index + 1}: remove one of the two`,
      es: `es ${String(thing.code)}, el mismo país que la entrada ${first.index + 1}: quite uno de los dos`,
    },
  }));
}

function fileNameProblems(entries: ParsedFile[]): Problem[] {
  return entries
    .filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(baseName(name)))
    .map(({ name }) => ({
      file: name,
      field: "",
      message: {
        en: "has a name that can't be part of a link: use only lowercase letters without accents, digits, and hyphens (in the files, such as oak-street.json)",
        es: "tiene un nombre que no puede ser parte de un enlace: use minúsculas sin acentos, cifras y guiones (en los archivos, como oak-street.json)",
      },
    }));
}

/**
 * Finds entries of one content type with the same `order` (including drafts, so that publishing one breaks nothing),
 * duplicate countries, and file names that cannot be part of a URL.
 */
export function entryProblems(files: ParsedFile[]): Problem[] {
  return CONTENT_TYPES.flatMap((contentType) => {
    const isOfType = (name: string) => contentTypeOf(name) === contentType;
    const entries = files.filter(({ name }) => isOfType(name));
    if (contentType.place.endsWith(".json")) return entries.flatMap(repeatedCountries);
    return [...fileNameProblems(entries), ...repeatedOrders(entries)];
  });
}
