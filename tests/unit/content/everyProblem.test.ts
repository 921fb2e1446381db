import { describeProblems } from "../../../src/content/problems";
import { stopOnBadContent } from "../../../src/content/stopOnBadContent";
import { problemsAfter, withValue } from "../../fixtures/brokenContent";
import type { Reporter } from "gatsby";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("every problem of every file is told at once", () => {
  const problems = problemsAfter({
    "site.json": (source) => withValue(withValue(source, "brand", undefined), "contact.email", "office"),
    "text/common.json": (source) => withValue(withValue(source, "nav.home.es", ""), "footer.textt", {}),
    "team/architect.json": () => "{",
    "unknown.json": (source) => source,
  });
  expect(problems.map(({ file, field }) => `${file} ${field}`.trim()).sort()).toEqual([
    "site.json brand",
    "site.json contact.email",
    "team/architect.json",
    "text/common.json footer.textt",
    "text/common.json nav.home.es",
    "unknown.json",
  ]);
});

test("several faults of one group are all told, an unknown field beside a missing one", () => {
  const problems = problemsAfter({
    "services/academy.json": (source) =>
      withValue(withValue(withValue(source, "titel", {}), "title", undefined), "pictures", {}),
  });
  expect(problems.map(({ field }) => field).sort()).toEqual(["pictures", "titel", "title"]);
});

test("the list for editors names file, field and what to do, a line each, sorted", () => {
  const lines = describeProblems([
    { file: "text/home.json", field: "hero.extra.es", message: "is missing: write the Spanish text" },
    { file: "site.json", field: "", message: "is missing: the site needs this file" },
  ]).split("\n");
  expect(lines).toEqual([
    "content/site.json: is missing: the site needs this file",
    "content/text/home.json: hero.extra.es is missing: write the Spanish text",
  ]);
});

/** Runs the build's check in a project whose content is a copy of the real one, with `changes` written over it. */
function checkCopy(changes: Record<string, string>): jest.Mock {
  const project = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(project, "content"), { recursive: true, filter: (from) => !/\.(jpg|png|webp)$/.test(from) });
  for (const [name, source] of Object.entries(changes)) writeFileSync(join(project, "content", name), source);
  const panic = jest.fn();
  const home = process.cwd();
  try {
    process.chdir(project);
    stopOnBadContent({ panic } as unknown as Reporter);
  } finally {
    process.chdir(home);
    rmSync(project, { recursive: true });
  }
  return panic;
}

test("the build stops with every problem when the content is broken", () => {
  const panic = checkCopy({ "text/home.json": "{", "stats/new-investors.json": "[]" });
  expect(panic).toHaveBeenCalledTimes(1);
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("2 problem(s)"));
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("content/text/home.json: cannot be read at line 1"));
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("content/stats/new-investors.json: must be"));
});

test("the build goes on when the content is fine", () => {
  expect(checkCopy({})).not.toHaveBeenCalled();
});
