// The build can show whatever the schemas accept: every field of every content type resolves in both languages.
import { asyncProperty, assert as holds } from "fast-check";
import { buildSchema, execute, isObjectType, parse, type GraphQLObjectType, type GraphQLSchema } from "gatsby/graphql";
import { getNamedType } from "gatsby/graphql";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { readFileSync } from "node:fs";
import { chatNumberOf } from "../../../src/content/chatNumber";
import { createSchema } from "../../../src/content/gatsby/createSchema";
import { CONTENT_TYPES, type ContentType } from "../../../src/content/contentTypes/contentTypes";
import { factsIn, factsOf } from "../../../src/content/facts";
import { asRead, isLocalized } from "../../../src/content/localize";
import type { SiteContent } from "../../../src/content/contentTypes/site";
import { shapeProblems } from "../../../src/content/checks/shapeProblems";
import { LANGUAGES, type Language } from "../../../src/i18n/languages";
import { acceptedBy } from "../../fixtures/acceptedContent";
import { newEntry, realContent } from "../../fixtures/brokenContent";
import { DIRECTIVES } from "../../fixtures/gatsbySchema";

type Resolve = (source: unknown, args: object, context: unknown, info: { fieldName: string }) => unknown;

const company = JSON.parse(readFileSync("content/site.json", "utf8")) as SiteContent;
const house = { areaSqft: 1500, deal: { months: 8 } };
const context = { nodeModel: { findOne: async () => company, findAll: async () => ({ entries: [house] }) } };

/** The site's own schema and extensions; Gatsby's part is a stand-in. */
function siteSchema(language: Language): GraphQLSchema {
  const asked = { sdl: "", resolvers: new Map<string, Resolve>() };
  createSchema({
    actions: {
      createTypes: (sdl: string) => void (asked.sdl = sdl),
      createFieldExtension: ({ name, extend }: { name: string; extend: () => { resolve: Resolve } }) =>
        void asked.resolvers.set(name, extend().resolve),
    },
  } as unknown as CreateSchemaCustomizationArgs);
  const queries = CONTENT_TYPES.map(({ type }) => `one${type}: ${type}!`).join("\n");
  const schema = buildSchema(`
    interface Node { id: ID }
    scalar File
    ${DIRECTIVES}
    type Query { ${queries} }
    ${asked.sdl.replace(/type PageText[^}]*}/, "").replaceAll(" implements Node @dontInfer {", " implements Node @dontInfer { id: ID")}`);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const resolve = asked.resolvers.get(field.astNode?.directives?.[0]?.name.value ?? "");
      if (resolve) field.resolve = (source, _args, _context, info) => resolve(source, { language }, context, info);
    }
  }
  return schema;
}

/** Every field of a type, to any depth. */
function selection(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).filter(({ name }) => name !== "id");
  return fields
    .map(({ name, type: inner }) => {
      const named = getNamedType(inner);
      return isObjectType(named) ? `${name} { ${selection(named)} }` : name;
    })
    .join(" ");
}

/** An entry as a page in one language receives it: texts with the company's facts; videos keep all captions. */
const shown = (entry: unknown, language: Language): unknown =>
  JSON.parse(JSON.stringify(entry), (key, value: unknown) => {
    if (key === "chat" && "message" in Object(value)) return { number: chatNumberOf(company), ...(value as object) };
    // A silent film has none.
    if (key === "video") return { captions: [], ...(value as object) };
    if (!isLocalized(value)) return value;
    if (key === "captions") return Object.entries(value).map(([spoken, file]) => ({ language: spoken, file }));
    return asRead(value[language], factsIn(factsOf(company), language));
  });

// GraphQL returns null for absent fields.
const plain = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (_key, value: unknown) => (value === null ? undefined : value)));

const first = (contentType: ContentType): { name: string; value: unknown } => {
  const { place } = contentType;
  const file = realContent().find(({ name }) => name === place || name.startsWith(`${place}/`));
  const { name, source } = file ?? { name: `${place}/new.json`, source: newEntry(place) };
  const value = JSON.parse(source) as unknown;
  return { name, value: Array.isArray(value) ? value[0] : value };
};

test.each(CONTENT_TYPES)("any $type that its schema accepts can be queried in both languages", async (contentType) => {
  const { name, value } = first(contentType);
  const schemas = LANGUAGES.map((language) => ({ language, schema: siteSchema(language) }));
  await holds(
    asyncProperty(acceptedBy(contentType.entry, value), async (entry) => {
      expect(shapeProblems({ name, schema: contentType.entry, value: entry })).toEqual([]);
      for (const { language, schema } of schemas) {
        const type = schema.getType(contentType.type) as GraphQLObjectType;
        const document = parse(`{ one${contentType.type} { ${selection(type)} } }`);
        const { data, errors } = await execute({
          schema,
          document,
          rootValue: { [`one${contentType.type}`]: entry },
        });
        expect(errors).toBeUndefined();
        expect(plain(data?.[`one${contentType.type}`])).toEqual({
          // The form gets a country's name in every language.
          ...((contentType.type === "Country" ? entry : shown(entry, language)) as object),
          ...(contentType.type === "Calculator" && { typical: { areaSqft: 1500, months: 8 } }),
        });
      }
    }),
    { numRuns: 40, seed: 6 },
  );
});
