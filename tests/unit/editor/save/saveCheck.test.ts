import { contentProblems } from "../../../../src/content/checks/problems";
import { slugOf } from "../../../../src/content/read/filePath";
import { namedMedia, checkChange, UNTOUCHED } from "../../../../src/editor/save/saveCheck";
import {
  contentWith,
  entryIn,
  inEnglish,
  newEntry,
  realContent,
  sourceOf,
  valueAt,
  withValue,
} from "../../../fixtures/brokenContent";

jest.mock("../../../../src/content/checks/problems", () => {
  const actual = jest.requireActual<typeof import("../../../../src/content/checks/problems")>(
    "../../../../src/content/checks/problems",
  );
  return { contentProblems: jest.fn(actual.contentProblems) };
});

const edited = (name: string, path: string, value: unknown) => ({
  name,
  source: withValue(sourceOf(name), path, value),
});

const [BEFORE, AFTER] = ["content/projects/new-before.jpg", "content/projects/new-after.jpg"];

/** A new project with pictures of its own. */
const HOUSE = {
  name: "projects/new.json",
  source: withValue(
    withValue(newEntry("projects"), "before.file", "./new-before.jpg"),
    "after.file",
    "./new-after.jpg",
  ),
};

const told = (changes: { name: string; source?: string }[], files = realContent(), media = UNTOUCHED) =>
  checkChange(files, changes, media).refused.map(inEnglish);

test("sound content may be saved, and the whole check runs once", () => {
  jest.mocked(contentProblems).mockClear();
  expect(told([edited("site.json", "contact.phone", "+1 305 555 0199")])).toEqual([]);
  expect(contentProblems).toHaveBeenCalledTimes(1);
});

test("a duplicate order is reported at the entry being saved, whichever name comes first", () => {
  const [first, second] = [entryIn("services", 0), entryIn("services", 1)];
  for (const [saved, other] of [
    [first, second],
    [second, first],
  ] as const)
    expect(told([edited(saved, "order", valueAt(other, "order"))])).toEqual([
      { file: saved, field: "order", message: expect.stringContaining(`content/${other}`) },
    ]);
});

test("a linked service may not be deleted, and the links are named", () => {
  const service = entryIn("services");
  const link = `#${slugOf(service)}`;
  const files = contentWith({ "site.json": (source) => withValue(source, "footerServices.0.to", `/services/${link}`) });
  const problems = told([{ name: service }], files);
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(`links to ${link}`));
});

test("a picture that an entry uses may not be deleted", () => {
  const media = (path: string) => ({ state: path === AFTER ? "missing" : "file" }) as const;
  expect(told([], contentWith({ [HOUSE.name]: () => HOUSE.source }), media)).toEqual([
    { file: HOUSE.name, field: "after.file", message: expect.stringContaining("which doesn't exist") },
  ]);
});

test("before and after pictures of different shapes are refused", () => {
  const media = (path: string) =>
    ({ state: "picture", widthPixels: path === BEFORE ? 2400 : 1600, heightPixels: 1350 }) as const;
  expect(told([HOUSE], realContent(), media).map(({ field }) => field)).toEqual(["after.file"]);
});

test("problems in other files do not block saving; problems in the same file do", () => {
  const role = entryIn("team");
  const files = contentWith({ [role]: (source) => withValue(source, "order", "first") });
  expect(told([edited("site.json", "brand", "FlipY")], files)).toEqual([]);
  expect(told([edited(role, "order", "second")], files)).toHaveLength(1);
});

test("the pictures that a change names are listed", () => {
  expect(namedMedia([HOUSE])).toEqual([BEFORE, AFTER]);
});
