// Walks the content schemas and the editor's fields side by side.
import { ArraySchema, ObjectSchema, type AnySchema } from "yup";
import { CONTENT_TYPES } from "../../../../src/content/contentTypes/contentTypes";
import { TEXT_SCHEMAS } from "../../../../src/content/texts/texts";
import { WHOLE_LIST, type EditorField } from "../../../../src/editor/config/decapConfig";
import { collections } from "../../../../src/editor/config/editorConfig";

/** One kind of content file: its schema and the editor's fields. */
interface Both {
  /** Below content/, such as `services` or `text/home.json`. */
  place: string;
  schema: AnySchema;
  fields: EditorField[];
}

const schemas = (): Record<string, AnySchema> => ({
  ...Object.fromEntries(CONTENT_TYPES.map(({ place, file }) => [place, file])),
  ...Object.fromEntries(Object.entries(TEXT_SCHEMAS).map(([name, schema]) => [`text/${name}.json`, schema])),
});

const shown = (): Record<string, EditorField[]> =>
  Object.fromEntries(
    collections().flatMap(({ folder, fields, files }) => [
      ...(folder && fields ? [[folder.replace("content/", ""), fields]] : []),
      ...(files ?? []).map((file) => [file.file.replace("content/", ""), file.fields]),
    ]),
  ) as Record<string, EditorField[]>;

/** Every kind of content file; one that the editor lacks has no fields. */
export const allFiles = (): Both[] =>
  Object.entries(schemas()).map(([place, schema]) => ({ place, schema, fields: shown()[place] ?? [] }));

export const placesShown = (): string[] => Object.keys(shown());

/** A field with its path; a list's items have the list's path plus `[]`. */
interface Part<T> {
  path: string;
  part: T;
}

export function schemaParts(schema: AnySchema, path = ""): Part<AnySchema>[] {
  if (schema instanceof ObjectSchema) {
    const parts = Object.entries(schema.fields as Record<string, AnySchema>);
    return parts.flatMap(([name, part]) => {
      const inner = path ? `${path}.${name}` : name;
      return [{ path: inner, part }, ...schemaParts(part, inner)];
    });
  }
  if (!(schema instanceof ArraySchema)) return [];
  const list = path || WHOLE_LIST;
  const item = schema.innerType as AnySchema;
  const own = path ? [] : [{ path: list, part: schema }];
  return [...own, { path: `${list}[]`, part: item }, ...schemaParts(item, `${list}[]`)];
}

export function fieldParts(fields: readonly EditorField[], path = ""): Part<EditorField>[] {
  return fields.flatMap((part) => {
    const own = path ? `${path}.${part.name}` : part.name;
    // An optional group is a list in the form only.
    const isList = part.widget === "list" && !part.group;
    const inner = isList ? `${own}[]` : own;
    const item = isList ? [{ path: inner, part: part.field ?? { ...part, widget: "object", required: true } }] : [];
    return [{ path: own, part }, ...item, ...fieldParts(part.fields ?? [], inner)] as Part<EditorField>[];
  });
}
