// GraphQL types generated from the content schemas: each field is described only once.
import type { AnyObjectSchema, SchemaObjectDescription, SchemaFieldDescription, SchemaInnerTypeDescription } from "yup";
import type { FieldMeta } from "../schema/fieldMeta";
import type { ContentType } from "../contentTypes/contentTypes";

const SHARED_TYPES = `
type ContentPicture @dontInfer {
  file: File! @fileByRelativePath
  alt: String! @localized
}
type ContentCaptions @dontInfer {
  language: String!
  file: String!
}
type ContentVideo @dontInfer {
  file: String!
  published: String
  poster: ContentPicture!
  captions: [ContentCaptions!]! @eachLanguage
  described: String @localized
}
type PageText implements Node @dontInfer {
  id: ID!
}
`;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function fieldType(description: SchemaFieldDescription, typeName: string, types: string[]): string {
  const meta = "meta" in description ? (description.meta as Partial<FieldMeta> | undefined) : undefined;
  const must = "optional" in description && description.optional ? "" : "!";
  if (meta?.kind === "picture") return `ContentPicture${must}`;
  if (meta?.kind === "video") return `ContentVideo${must}`;
  if (meta?.orPhone) return "String! @orPhone";
  if (meta?.everyLanguage) return "JSON!";
  if (meta?.kind === "localized") return `String${must} @localized`;
  switch (description.type) {
    case "object":
      objectType(typeName, description as SchemaObjectDescription, "", types);
      return meta?.kind === "typicalHouse" ? `${typeName}! @typicalHouse` : typeName + must;
    case "array": {
      const inner = (description as SchemaInnerTypeDescription).innerType;
      if (!inner || Array.isArray(inner)) throw new Error(`${typeName}: a list needs one kind of element`);
      // The directive belongs to the field, not to its elements.
      const [element, directive = ""] = fieldType(inner, typeName, types).split(" ");
      return `[${element}]${must} ${meta?.hidesDrafts ? "@hidesDrafts" : directive}`.trim();
    }
    case "number":
      return (isWhole(description) ? "Int" : "Float") + must;
    case "boolean":
      return `Boolean${must}`;
    default:
      return `String${must}`;
  }
}

function isWhole(description: SchemaFieldDescription): boolean {
  return "tests" in description && description.tests.some((test) => test.name === "integer");
}

function objectType(name: string, description: SchemaObjectDescription, implementing: string, types: string[]): void {
  const fields = Object.entries(description.fields).map(
    ([field, inner]) => `  ${field}: ${fieldType(inner, name + pascal(field), types)}`,
  );
  types.push(`type ${name}${implementing} @dontInfer {\n${fields.join("\n")}\n}`);
}

/** The GraphQL type definitions (SDL) of all content types and their shared types. */
export function graphqlTypes(contentTypes: readonly ContentType[]): string {
  const types: string[] = [SHARED_TYPES];
  for (const { type, entry } of contentTypes) {
    objectType(type, (entry as AnyObjectSchema).describe(), " implements Node", types);
  }
  return types.join("\n");
}
