import { buildSchema, isNonNullType, isObjectType, type GraphQLObjectType } from "gatsby/graphql";
import { video } from "../../../../src/content/schema/films";
import { filledList, group, line, list, name, picture, integer, yesNo } from "../../../../src/content/schema/fields";
import { link } from "../../../../src/content/schema/linkField";
import { graphqlTypes } from "../../../../src/content/gatsby/graphqlTypes";
import { CONTENT_TYPES, contentTypeOf, type ContentType } from "../../../../src/content/contentTypes/contentTypes";
import { number, type AnySchema } from "yup";
import { DIRECTIVES } from "../../../fixtures/gatsbySchema";

// Declared by Gatsby itself.
const GATSBYS = `
interface Node { id: ID! }
type File { name: String! }
type Query { file: File! }
${DIRECTIVES}`;

const fieldsIn = (sdl: string, type: string) => {
  const body = new RegExp(`type ${type}\\b[^{]*\\{([^}]*)\\}`).exec(sdl)?.[1] ?? "";
  return Object.fromEntries([...body.matchAll(/(\w+): (.+)/g)].map(([, field, kind]) => [field, kind]));
};

const sample = group({
  title: line(),
  photo: picture(900),
  video: video(),
  to: link(),
  count: integer(0, 9),
  share: number().required(),
  shown: yesNo(),
  inner: group({ text: line() }),
  cards: list()
    .of(group({ label: line() }))
    .required(),
  steps: list().of(integer(0, 9)).required(),
  digits: list().of(integer(0, 9)),
  note: name(40).notRequired(),
  chat: name(40).notRequired().meta({ kind: "phone", orPhone: true }),
  points: filledList(line(), { en: "points", es: "los puntos" }),
  called: line().meta({ everyLanguage: true }),
  views: filledList(picture(900), { en: "pictures", es: "las imágenes" }),
});

test("each kind of field has its GraphQL type, and only optional fields are nullable", () => {
  const sdl = graphqlTypes([
    { type: "Sample", place: "samples", entry: sample, file: sample, atLeast: 1, needs: [] } as ContentType,
  ]);
  expect(fieldsIn(sdl, "Sample")).toEqual({
    title: "String! @localized",
    photo: "ContentPicture!",
    video: "ContentVideo!",
    to: "String!",
    count: "Int!",
    share: "Float!",
    shown: "Boolean!",
    inner: "SampleInner!",
    cards: "[SampleCards!]!",
    steps: "[Int!]!",
    digits: "[Int!]",
    note: "String",
    chat: "String! @orPhone",
    points: "[String!]! @localized",
    called: "JSON!",
    views: "[ContentPicture!]!",
  });
  expect(fieldsIn(sdl, "SampleInner")).toEqual({ text: "String! @localized" });
  expect(fieldsIn(sdl, "SampleCards")).toEqual({ label: "String! @localized" });
});

test("the site's own types are a valid schema that infers nothing and omits nothing", () => {
  const sdl = graphqlTypes(CONTENT_TYPES).replaceAll(
    "implements Node @dontInfer {",
    "implements Node @dontInfer { id: ID!",
  );
  const schema = buildSchema(GATSBYS + sdl.replace("  id: ID!\n}", "}"));
  for (const { type, entry } of CONTENT_TYPES) {
    const declared = schema.getType(type);
    expect(isObjectType(declared)).toBe(true);
    const fields = (declared as GraphQLObjectType).getFields();
    expect(Object.keys(fields).sort()).toEqual(["id", ...Object.keys(entry.fields)].sort());
    // Also without one in its file, the calculator has a typical house: the mean of the projects.
    const isNeeded = (name: string) =>
      ["id", "typical"].includes(name) || !(entry.fields[name] as AnySchema).spec.optional;
    for (const [name, field] of Object.entries(fields)) expect(isNonNullType(field.type)).toBe(isNeeded(name));
  }
  expect(graphqlTypes(CONTENT_TYPES).match(/^type /gm)?.length).toBe(
    graphqlTypes(CONTENT_TYPES).match(/@dontInfer/g)?.length,
  );
});

test.each([
  ["services/academy.json", "Service"],
  ["services/academy.jpg", "Service"],
  ["site.json", "Company"],
  ["countries.json", "Country"],
  ["text/home.json", undefined],
  ["site.json.bak", undefined],
  ["servicesx/a.json", undefined],
])("%s belongs to the content type %s", (path, type) => {
  expect(contentTypeOf(path)?.type).toBe(type);
});
