// Files that cannot be read are reported in plain words, never thrown.
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../../../src/content/read/readContent";
import { entryIn, problemsOf, realContent, sourceOf } from "../../../fixtures/brokenContent";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

/** The problems in the real content together with the files of a folder. */
const problemsWith = (folder: string) => problemsOf([...realContent(), ...readContent(folder)]);

test("all JSON files are read, sorted", () => {
  const folder = folderOf({
    "team/b.json": "{}",
    "team/a.json": "[]",
    "team/a.jpg": "x",
    "site.json": "{}",
    "team/my~tiler.json": "{}",
  });
  expect(readContent(folder).map(({ name, source }) => `${name} ${source}`)).toEqual([
    "site.json {}",
    "team/a.json []",
    "team/b.json {}",
    "team/my~tiler.json {}",
  ]);
});

test("a folder with the name of a file is reported, and the files in it are unknown", () => {
  const folder = folderOf({ "team/tiler.json/inside.json": "{}" });
  expect(problemsWith(folder).map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringContaining("team/tiler.json is a folder"),
    expect.stringContaining("team/tiler.json/inside.json is not a file the site knows"),
  ]);
});

test.each([
  ["Latin-1 letters", Buffer.from('{ "title": "Diseño" }', "latin1")],
  ["UTF-16", Buffer.from('\uFEFF{ "title": "x" }', "utf16le")],
  ["a picture's bytes", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8])],
])("a file with %s has to be saved as UTF-8", (_what, bytes) => {
  const folder = folderOf({ "team/tiler.json": "" });
  writeFileSync(join(folder, "team/tiler.json"), bytes);
  expect(problemsWith(folder)).toEqual([
    { file: "team/tiler.json", field: "", message: expect.stringContaining("UTF-8") },
  ]);
});

test("a byte order mark, which would break the build, is reported by name", () => {
  const folder = folderOf({ "team/tiler.json": `\uFEFF${sourceOf(entryIn("team"))}` });
  expect(problemsWith(folder)).toEqual([
    { file: "team/tiler.json", field: "", message: expect.stringContaining("without BOM") },
  ]);
});

test("a byte order mark within a text is an ordinary character", () => {
  const [file] = readContent(folderOf({ "team/tiler.json": '{ "a": "\uFEFF" }' }));
  expect(file).toMatchObject({ source: '{ "a": "\uFEFF" }' });
  expect(file?.unreadable).toBeUndefined();
});

test("a symbolic link is reported", () => {
  const folder = folderOf({ "team/other.jpg": "" });
  symlinkSync(join(folder, "nowhere.json"), join(folder, "team/tiler.json"));
  expect(problemsWith(folder)).toEqual([
    { file: "team/tiler.json", field: "", message: expect.stringContaining("is a link to another file") },
  ]);
});

test.each(["team/tiler.JSON", "team/tiler.json.txt", "text/home.json.txt"])(
  "a file %s is not silently ignored",
  (name) => {
    expect(problemsWith(folderOf({ [name]: "{}" }))).toEqual([
      { file: name, field: "", message: expect.stringContaining("is not a file the site knows") },
    ]);
  },
);

test.each(["team/Tiler.JPG", "team/tiler.jpeg.txt", "text/home.docx", "notes.md", "team/video.mp4"])(
  "a file %s, which nothing reads, is reported with the kinds of files that are allowed",
  (name) => {
    expect(problemsWith(folderOf({ [name]: "x" }))).toEqual([
      { file: name, field: "", message: expect.stringMatching(/\.json files and for pictures that end in \.jpg/) },
    ]);
  },
);

test.each([
  "README.md",
  "team/tiler.jpg",
  "team/.DS_Store",
  ".gitkeep",
  "team/Thumbs.db",
  "desktop.ini",
  "team/tiler.heic",
  "team/~$tiler.docx",
  "team/tiler.json~",
  ".idea/a.xml",
])("%s is allowed in content/", (name) => {
  expect(problemsWith(folderOf({ [name]: "x" }))).toEqual([]);
});

test("a folder of entries that cannot be opened is reported once", () => {
  const rest = realContent().filter(({ name }) => !name.startsWith("steps/"));
  const unreadable = { en: "cannot be opened", es: "no se puede abrir" };
  const closed = { name: "steps", schema: undefined, source: "", unreadable };
  expect(problemsOf([...rest, closed])).toEqual([{ file: "steps", field: "", message: "cannot be opened" }]);
});

test("a missing folder is reported", () => {
  expect(readContent(join(folderOf(), "content"))).toEqual([
    expect.objectContaining({
      unreadable: expect.objectContaining({ en: expect.stringContaining("check that the folder exists") }),
    }),
  ]);
});
