import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cssClassName, cssModuleScript, modulePrefix } from "../../../src/build/scripts/cssClassName";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const scriptOf = (css: string) => cssModuleScript(join(folderOf({ "Card.module.css": css }), "Card.module.css"));

/** The generated classes by exported name. */
const classesOf = (css: string) =>
  Object.fromEntries([...scriptOf(css).matchAll(/^export const (\w+) = "([^"]*)";$/gm)].map(([, a, b]) => [a, b]));

test("no two modules share a prefix", () => {
  const modules = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".module.css"));
  const prefixes = new Map(modules.map((file) => [modulePrefix(file), file]));
  expect([...prefixes.values()]).toEqual(modules);
});

test("a class's name is its module's prefix and its place in the module, wherever the module is", () => {
  const [first, other] = ["a", "b"].map((folder) =>
    join(folderOf({ [`${folder}/Card.module.css`]: ".x{}.y{}" }), folder),
  );
  const prefix = modulePrefix("Card.module.css");
  expect(prefix).toMatch(/^[a-z]{3}$/);
  expect(cssClassName(`${first}/Card.module.css`, "x")).toBe(`${prefix}0`);
  expect(cssClassName(`${other}/Card.module.css`, "y")).toBe(`${prefix}1`);
});

test("each keyframes of a module has a name of its own, and what a module does not have is refused", () => {
  const file = join(
    folderOf({ "Card.module.css": ".x{animation:a}@keyframes a{to{top:0}}@keyframes b{to{top:1px}}" }),
    "Card.module.css",
  );
  expect(new Set(["x", "a", "b"].map((name) => cssClassName(file, name))).size).toBe(3);
  expect(() => cssClassName(file, "y")).toThrow("no class or keyframes called y");
});

test("every class of a module is exported once, even from lists, groups and nested parentheses", () => {
  const css = `.card{top:0}.card:hover .title,.wide>.card{top:1px}@media print{.paper{top:2px}}p:is(.inner,.title){top:3px}`;
  expect(Object.keys(classesOf(css))).toEqual(["card", "title", "wide", "paper", "inner"]);
});

test("global classes are not exported", () => {
  const css = `:global(html:not(.js)) .more{top:0}:global(.other) .more:global(.open){top:1px}`;
  expect(Object.keys(classesOf(css))).toEqual(["more"]);
});

test("digits after a decimal point are not a class", () => {
  expect(classesOf(".a{opacity:.5}@media (min-width:37.5em){.a{margin:.25rem}}")).toEqual({
    a: `${modulePrefix("Card.module.css")}0`,
  });
});

test("invalid CSS stops the build", () => {
  expect(() => scriptOf(".a{")).toThrow("Unclosed block");
});
