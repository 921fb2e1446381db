// Does a file match its schema?
import { ValidationError, reach, type AnySchema } from "yup";
import { inEach, isWords, type Words } from "../../i18n/editorLanguages";
import { LANGUAGES } from "../../i18n/languages";
import type { ParsedFile, Problem } from "../read/problem";
import { isRecord } from "../isRecord";
import { closestName } from "../read/closestName";
import { fieldsOf } from "../schema/schemaParts";

/** Yup passes our rules' messages through unchanged; a test finds rules without one. */
const wordsOf = (message: unknown): Words => (isWords(message) ? message : inEach(() => String(message)));

const EACH = LANGUAGES.map((language) => `"${language}": "…"`).join(", ");

const TYPES: Record<string, Words> = {
  object: {
    en: "a group of fields (in the files, in braces)",
    es: "un grupo de campos (en los archivos, entre llaves)",
  },
  array: { en: "a list (in the files, in square brackets)", es: "una lista (en los archivos, entre corchetes)" },
  string: { en: "text (in the files, in double quotes)", es: "un texto (en los archivos, entre comillas dobles)" },
  number: { en: "a number (in the files, without quotes)", es: "un número (en los archivos, sin comillas)" },
  boolean: {
    en: "on or off (in the files, true or false, without quotes)",
    es: "activado o desactivado (en los archivos, true o false, sin comillas)",
  },
};

const IN_EACH_LANGUAGE: Words = {
  en: `must contain the text in each language (in the files, { ${EACH} })`,
  es: `debe contener el texto en cada idioma (en los archivos, { ${EACH} })`,
};

function typeMessage({ params }: ValidationError): Words {
  const { spec } = params ?? {};
  if (isRecord(spec) && isRecord(spec.meta) && spec.meta.kind === "localized") return IN_EACH_LANGUAGE;
  const type = String(params?.type);
  const { en, es } = TYPES[type] ?? { en: `a ${type}`, es: type };
  return { en: `must be ${en}`, es: `debe ser ${es}` };
}

/** Every field of a file that its schema rejects. */
export function shapeProblems({ name: file, schema, value }: ParsedFile): Problem[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.flatMap((one) => {
      const field = one.path ?? "";
      if (one.type === "noUnknown") return unknownFields(schema, field, value).map((problem) => ({ file, ...problem }));
      return [{ file, field, message: one.type === "typeError" ? typeMessage(one) : wordsOf(one.message) }];
    });
  }
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (typeof inner === "object" && inner ? Reflect.get(inner, key) : undefined), value);
}

/** One problem per unknown field at `path`, suggesting the nearest known name. */
function unknownFields(schema: AnySchema, path: string, value: unknown): { field: string; message: Words }[] {
  const group: unknown = path ? reach(schema, path, value) : schema;
  const known = fieldsOf(group).map(([name]) => name);
  const present = Object.keys(valueAt(value, path) ?? {});
  return present
    .filter((name) => !known.includes(name))
    .map((name) => {
      const field = path ? `${path}.${name}` : name;
      const meant = closestName(known, name);
      const all = known.join(", ");
      const message = {
        en: `is not a field the site knows: ${meant ? `did you mean \`${meant}\`?` : `remove it (in the files, the fields here are ${all})`}`,
        es: `no es un campo que el sitio conozca: ${meant ? `¿quiso decir \`${meant}\`?` : `quítelo (en los archivos, los campos de aquí son ${all})`}`,
      };
      return { field, message };
    });
}
