import { join } from "node:path";
import { cssClassName, cssModuleScript } from "../../../src/build/scripts/cssClassName";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const scriptOf = (css: string) => cssModuleScript(join(folderOf({ "Card.module.css": css }), "Card.module.css"));

/** The generated classes by exported name. */
const classesOf = (css: string) =>
  Object.fromEntries([...scriptOf(css).matchAll(/^export const (\w+) = "([^"]*)";$/gm)].map(([, a, b]) => [a, b]));

test("a generated class is named after its module and its class, wherever the module is", () => {
  expect(cssClassName("/work/src/components/Header.module.css", "logo")).toBe("Header-logo");
  expect(cssClassName("contactForm.module.css", "sentTitle")).toBe("contactForm-sentTitle");
});

test("every class of a module is exported once, even from lists, groups and nested parentheses", () => {
  const css = `.card{top:0}.card:hover .title,.wide>.card{top:1px}@media print{.paper{top:2px}}p:is(.inner,.title){top:3px}`;
  expect(classesOf(css)).toEqual({
    card: "Card-card",
    title: "Card-title",
    wide: "Card-wide",
    paper: "Card-paper",
    inner: "Card-inner",
  });
});

test("global classes are not exported", () => {
  const css = `:global(html:not(.js)) .more{top:0}:global(.other) .more:global(.open){top:1px}`;
  expect(classesOf(css)).toEqual({ more: "Card-more" });
});

test("digits after a decimal point are not a class", () => {
  expect(classesOf(".a{opacity:.5}@media (min-width:37.5em){.a{margin:.25rem}}")).toEqual({ a: "Card-a" });
});

test("invalid CSS stops the build", () => {
  expect(() => scriptOf(".a{")).toThrow("Unclosed block");
});
