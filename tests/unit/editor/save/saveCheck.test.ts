import { namedMedia, refusals, UNTOUCHED } from "../../../../src/editor/save/saveCheck";
import { inEnglish, realContent, withValue } from "../../../fixtures/brokenContent";

const sourceOf = (name: string) => realContent().find((file) => file.name === name)?.source ?? "";

const edited = (name: string, path: string, value: unknown) => ({
  name,
  source: withValue(sourceOf(name), path, value),
});

const orderOf = (name: string) => (JSON.parse(sourceOf(name)) as { order: number }).order;

const told = (changes: { name: string; source?: string }[], files = realContent(), media = UNTOUCHED) =>
  refusals(files, changes, media).map(inEnglish);

test("sound content may be saved", () => {
  expect(told([edited("site.json", "contact.phone", "+1 305 555 0199")])).toEqual([]);
});

test("a duplicate order is reported at the entry being saved, whichever name comes first", () => {
  for (const [saved, other] of [
    ["services/academy.json", "services/funding.json"],
    ["services/funding.json", "services/academy.json"],
  ] as const)
    expect(told([edited(saved, "order", orderOf(other))])).toEqual([
      { file: saved, field: "order", message: expect.stringContaining(`content/${other}`) },
    ]);
});

test("a linked service may not be deleted, and the links are named", () => {
  const problems = told([{ name: "services/funding.json" }]);
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining("links to #funding"));
});

test("a picture that an entry uses may not be deleted", () => {
  const gone = "content/projects/white-farmhouse-after.jpg";
  const media = (path: string) => ({ state: path === gone ? "missing" : "file" }) as const;
  expect(told([], realContent(), media)).toEqual([
    {
      file: "projects/white-farmhouse.json",
      field: "after.file",
      message: expect.stringContaining("which doesn't exist"),
    },
  ]);
});

test("before and after pictures of different shapes are refused", () => {
  const name = "projects/white-farmhouse.json";
  const media = (path: string) =>
    ({
      state: "picture",
      widthPixels: path.endsWith("farmhouse-before.jpg") ? 2400 : 1600,
      heightPixels: 1350,
    }) as const;
  expect(told([{ name, source: sourceOf(name) }], realContent(), media).map(({ field }) => field)).toEqual([
    "after.file",
  ]);
});

test("problems in other files do not block saving; problems in the same file do", () => {
  const files = realContent().map((file) =>
    file.name === "team/architect.json" ? { ...file, source: withValue(file.source, "order", "first") } : file,
  );
  expect(told([edited("site.json", "brand", "FlipY")], files)).toEqual([]);
  expect(told([edited("team/architect.json", "order", "second")], files)).toHaveLength(1);
});

test("the pictures that a change names are listed", () => {
  const name = "projects/white-farmhouse.json";
  expect(namedMedia([{ name, source: sourceOf(name) }])).toEqual([
    "content/projects/white-farmhouse-before.jpg",
    "content/projects/white-farmhouse-after.jpg",
  ]);
});
