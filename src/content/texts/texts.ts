// The schemas and types of the files in content/text/, made from their shapes.
import type { AnySchema } from "yup";
import { filledList, group, line, markdown, optional, paragraph } from "../schema/fields";
import { link } from "../schema/linkField";
import { choiceAt } from "./choiceAt";
import shapes from "./shapes.json";
import { isListShape, LINK, NEW_TEXT, LONGEST_LINE, readTextShape, type Shape } from "./shapes";

function textSchema(shape: string, path: string): AnySchema {
  const { max, placeholders } = readTextShape(shape);
  const chosen = choiceAt(path);
  if (chosen.markdown) return markdown(max);
  const options = {
    ...(chosen.sameAllowed && { sameAllowed: true }),
    ...(placeholders.length > 0 && { placeholders }),
  };
  const text = max > LONGEST_LINE ? paragraph(max, options) : line(max, options);
  return chosen.optional ? optional(text) : text;
}

function groupSchema(shape: { readonly [key: string]: Shape }, path: string): AnySchema {
  const missing = (choiceAt(path).keys ?? []).filter((key) => !(key in shape)).map((key) => [key, NEW_TEXT] as const);
  const fields = [...Object.entries(shape), ...missing].map(([key, inner]) => {
    const name = key.replace(/\?$/, "");
    return [name, schemaOf(inner, `${path}.${name}`)] as const;
  });
  return group(Object.fromEntries(fields));
}

function schemaOf(shape: Shape, path: string): AnySchema {
  const { hint, items = { en: "entries", es: "las entradas" }, mostItems } = choiceAt(path);
  const ofShape = () => {
    if (typeof shape === "string") return shape === LINK ? link() : textSchema(shape, path);
    if (isListShape(shape)) return filledList(schemaOf(shape[0] ?? LINK, path), items, mostItems);
    return groupSchema(shape, path);
  };
  return hint ? ofShape().meta({ hint }) : ofShape();
}

type Shapes = typeof shapes;

export type TextName = keyof Shapes;

type InWords<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? InWords<Item>[]
    : {
        [Key in keyof T as Key extends `${infer Name}?` ? Name : Key]:
          InWords<T[Key]> | (Key extends `${string}?` ? undefined : never);
      };

/** A section whose words are not settled yet says so (src/content/localize.ts). */
type Section<T> = T extends string | readonly unknown[] ? T : T & { readonly isSample?: boolean };

type Sections<T> = { [Key in keyof T]: Section<T[Key]> };

/** The words of each file in one language, as a page receives them. */
export type Texts = { [Name in TextName]: Sections<InWords<Shapes[Name]>> };

export type CalculatorText = InWords<Shapes["calculator"]>;
export type ContactFormText = InWords<Shapes["contact-form"]>;
export type HomeText = InWords<Shapes["home"]>;
export type StaffMailText = InWords<Shapes["staff-mail"]>;

/** The schema of each file in `content/text/`, by file name. */
export const TEXT_SCHEMAS = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, schemaOf(shape, name)]),
) as Record<TextName, AnySchema>;
