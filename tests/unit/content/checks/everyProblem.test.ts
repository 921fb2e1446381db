import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import { checkFolder } from "../../../../src/content/checks/checkFolder";
import { countProblems, describeProblems, githubNotes } from "../../../../src/content/checks/describeProblems";
import { stopOnBadContent } from "../../../../src/content/gatsby/stopOnBadContent";
import { newEntry, problemsAfter, realContent, withValue } from "../../../fixtures/brokenContent";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

test("the real content, pictures and videos have no problems", async () => {
  const { problems, fileCount } = await checkFolder();
  expect(describeProblems(problems)).toBe("");
  expect(fileCount).toBe(realContent().length);
});

test("every problem in every file is reported at once", () => {
  const problems = problemsAfter({
    "site.json": (source) => withValue(withValue(source, "brand", undefined), "contact.email", "office"),
    "text/common.json": (source) => withValue(withValue(source, "nav.home.es", ""), "footer.textt", {}),
    "team/new.json": () => "{",
    "unknown.json": (source) => source,
  });
  expect(problems.map(({ file, field }) => `${file} ${field}`.trim()).sort()).toEqual([
    "site.json brand",
    "site.json contact.email",
    "team/new.json",
    "text/common.json footer.textt",
    "text/common.json nav.home.es",
    "unknown.json",
  ]);
});

test("several problems in one group are all reported, such as an unknown and a missing field", () => {
  const problems = problemsAfter({
    "services/new.json": (source) =>
      withValue(withValue(withValue(source, "titel", {}), "title", undefined), "pictures", {}),
  });
  expect(problems.map(({ field }) => field).sort()).toEqual(["pictures", "titel", "title"]);
});

test("the list for editors gives file, field and fix on one line each, grouped by file", () => {
  const [site, home] = ["site.json", "text/home.json"];
  const problems = [
    {
      file: home,
      field: "hero.extra.es",
      message: { en: "is missing: write the Spanish text", es: "falta: escriba el texto en español" },
    },
    {
      file: site,
      field: "footerServices[10].to",
      message: { en: "is missing: write the link", es: "falta: escriba el enlace" },
    },
    {
      file: home,
      field: "hero.extra.en",
      message: { en: "is missing: write the English text", es: "falta: escriba el texto en inglés" },
    },
    {
      file: site,
      field: "footerServices[2].to",
      message: { en: "is missing: write the link", es: "falta: escriba el enlace" },
    },
    {
      file: "services",
      field: "",
      message: { en: "needs at least 3 entries, but has 2", es: "necesita al menos 3 entradas, pero tiene 2" },
    },
  ];
  expect(describeProblems(problems).split("\n")).toEqual([
    "content/services: needs at least 3 entries, but has 2",
    "",
    "content/site.json: footerServices[2].to is missing: write the link",
    "content/site.json: footerServices[10].to is missing: write the link",
    "",
    "content/text/home.json: hero.extra.en is missing: write the English text",
    "content/text/home.json: hero.extra.es is missing: write the Spanish text",
  ]);
  expect(describeProblems(problems, "es").split("\n")).toContain(
    "content/site.json: footerServices[2].to falta: escriba el enlace",
  );
  expect(countProblems(problems)).toBe("5 problems in 3 files");
  expect(countProblems(problems.slice(0, 1))).toBe("1 problem in 1 file");
});

/** Runs the build's check in a project whose content is a copy of the real one, with `changes` written over it. */
async function checkCopy(changes: Record<string, string>): Promise<jest.Mock> {
  const project = folderOf();
  cpSync("content", join(project, "content"), { recursive: true });
  symlinkSync(resolve("static"), join(project, "static"));
  for (const [name, source] of Object.entries(changes)) writeFileSync(join(project, "content", name), source);
  const panic = jest.fn();
  await stopOnBadContent({ panic } as unknown as Reporter, project);
  return panic;
}

test("the build stops and lists every problem if the content is broken, including pictures", async () => {
  const panic = await checkCopy({
    "text/home.json": "{",
    "stats/new.json": "[]",
    "services/new.json": withValue(newEntry("services"), "picture.file", "./new.jpg"),
    "services/new.jpg": "no picture",
  });
  expect(panic).toHaveBeenCalledTimes(1);
  for (const words of [
    "3 problems in 3 files",
    "content/text/home.json: cannot be read at line 1",
    "content/stats/new.json: must be",
    "content/services/new.json: picture.file is not a readable picture",
  ])
    expect(panic).toHaveBeenCalledWith(expect.stringContaining(words));
});

test("the build continues if the content is fine", async () => {
  expect(await checkCopy({})).not.toHaveBeenCalled();
});

test("a project without content is reported in plain words", async () => {
  const { problems } = await checkFolder(folderOf());
  expect(describeProblems(problems)).toBe(
    "content/: cannot be opened: check that the folder exists and that you have permission to read it",
  );
});

test("GitHub annotations have each problem on one line, with GitHub's control characters escaped", () => {
  const message = { en: "is 50 % too long\nat least", es: "sobra un 50 %" };
  const problems = [
    { file: "site.json", field: "brand", message },
    { file: "pages", field: "", message: { en: "needs an entry", es: "necesita una entrada" } },
  ];
  expect(githubNotes(problems)).toBe(
    "::error::content/site.json: brand is 50 %25 too long%0Aat least\n::error::content/pages: needs an entry",
  );
});
