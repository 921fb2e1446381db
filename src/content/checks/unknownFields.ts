import { reach, type AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { closestName } from "./closestName";
import { fieldsOf } from "../schema/schemaParts";

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (typeof inner === "object" && inner ? Reflect.get(inner, key) : undefined), value);
}

/** One problem per unknown field at `path`, suggesting the nearest known name. */
export function unknownFields(schema: AnySchema, path: string, value: unknown): { field: string; message: Words }[] {
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
