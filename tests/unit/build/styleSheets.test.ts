import { readFileSync } from "node:fs";
import { join } from "node:path";
import { criticalRules, deferredRules, keepCriticalRules, writeStyleSheets } from "../../../src/build/html/styleSheets";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const SHEET = `:root{--a:1}
.hero{color:red}.hero .title,.popup{margin:0}.popup:not(.hero){color:blue}
.card:hover,.hero:focus-visible{top:1px}html[data-dark] .hero img{opacity:.9}
@media (min-width:900px){.popup{display:none}.hero{display:grid}}
@supports (animation-timeline:scroll()){@media print{.popup{color:black}}}
@font-face{font-family:Poppins;src:url(/poppins.woff2)}@keyframes turn{to{rotate:1turn}}`;

const PAGE = `<body><div class="hero wide"><h1 class="title">Hi</h1><img></div></body>`;

const kept = criticalRules(SHEET, PAGE);

test("rules whose classes are all in the page stay, each with the selectors that can match", () => {
  expect(kept).toContain(".hero{color:red}");
  expect(kept).toContain(".hero .title{margin:0}");
  expect(kept).toContain(".hero:focus-visible{top:1px}");
  expect(kept).toContain("html[data-dark] .hero img{opacity:.9}");
  expect(kept).toContain("@media (min-width:900px){.hero{display:grid}}");
});

test("rules for classes that are not in the page are removed, and so are groups left empty", () => {
  expect(kept).not.toMatch(/popup|card/);
  expect(kept).not.toContain("@supports");
});

test("rules without classes stay, and so do fonts", () => {
  expect(kept).toContain(":root{--a:1}");
  expect(kept).toContain("@font-face");
});

const MOVING = `.a{animation:turn 1s}.b{animation-name:fade,rise}
@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@keyframes rise{to{top:0}}@keyframes idle{to{top:1px}}`;
const keyframesOf = (css: string) => [...css.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name);

test("keyframes stay with the rules that use them", () => {
  expect(keyframesOf(criticalRules(MOVING, `<p class="a">`))).toEqual(["turn"]);
  expect(keyframesOf(criticalRules(MOVING, `<p class="b">`))).toEqual(["fade", "rise"]);
  expect(keyframesOf(deferredRules(MOVING))).toEqual(["turn", "fade", "rise"]);
});

test("rules for hover, focus, active, and print are critical, too", () => {
  const css = ".a{top:0}.a:hover,.a:focus{top:1px}.a:active{top:2px}@media print{.a,h1{top:3px}}";
  expect(criticalRules(css, `<p class="a">`)).toBe(css);
});

test("rules for the class that the early script adds are critical, although no HTML contains it", () => {
  expect(criticalRules(".js .a{top:0}.js .b{top:0}", `<p class="a">`)).toBe(".js .a{top:0}");
});

test("a class in :not() is not required", () => {
  expect(criticalRules(".a:not(.b){top:0}", `<p class="a">`)).toBe(".a:not(.b){top:0}");
  expect(deferredRules("p:not(.b){top:0}.a:not(.b){top:1px}")).toBe(".a:not(.b){top:1px}");
});

test("the deferred rules are those that require a class, in their order", () => {
  const css = `*,:after{margin:0}.a{top:0}h1,.b h1{top:1px}[data-tone]{top:2px}:focus-visible{top:3px}main img{top:4px}
    :where(main,main *){top:5px}:where(.c ul){top:8px}.b::before{top:6px}::selection{top:7px}`;
  const selectors = deferredRules(css).match(/[^{}\s][^{}]*(?=\{)/g);
  expect(selectors).toEqual([".a", ".b h1", ":where(.c ul)", ".b::before"]);
});

test("the deferred rules do not repeat fonts and rules without classes", () => {
  const deferred = deferredRules(`${SHEET}body{top:0}`);
  expect(deferred).not.toMatch(/font-face|body|:root/);
  expect(deferred).toContain("@media (min-width:900px){.popup{display:none}.hero{display:grid}}");
});

const GATSBY_STYLE = `<style data-href="/styles.1.css" data-identity="x">.hero{color:old}</style>`;
const SHEETS = { css: SHEET, deferred: "/assets/styles-1.css" };

test("a page without islands contains only its critical rules", () => {
  expect(keepCriticalRules(`<head>${GATSBY_STYLE}</head>${PAGE}`, SHEETS)).toBe(
    `<head><style>${kept}</style></head>${PAGE}`,
  );
});

test("the theme's variables join the critical rules in one element", () => {
  const theme = `<style data-theme="">:root{--b:2}</style>`;
  expect(keepCriticalRules(`<head>${GATSBY_STYLE}<link>${theme}</head>${PAGE}`, SHEETS)).toBe(
    `<head><style>${kept}:root{--b:2}</style><link></head>${PAGE}`,
  );
});

test("a page with islands has the URL of the deferred rules, but its HTML does not load them", () => {
  const page = `${PAGE}<div data-island="ContactPageForm"><div data-island-root="true" class="card"></div></div>`;
  const own = keepCriticalRules(`<head>${GATSBY_STYLE}</head>${page}`, SHEETS);
  expect(own).toContain(`<style data-styles="/assets/styles-1.css">`);
  expect(own).toContain(".card:hover,.hero:focus-visible{top:1px}");
  expect(own).not.toContain("<link");
});

test("a dollar sign in a rule is not a replacement pattern", () => {
  const css = `.hero::before{content:"$& $1"}`;
  expect(keepCriticalRules(`${GATSBY_STYLE}${PAGE}`, { ...SHEETS, css })).toContain(css);
});

test("a page without Gatsby's style sheet stops the build", () => {
  expect(() => keepCriticalRules(PAGE, SHEETS)).toThrow("no <style data-href>");
});

test("the deferred rules are a file named by content hash, and Gatsby's style sheet is read whole", () => {
  const write = (css: string) => {
    const folder = folderOf({ "styles.0123456789abcdef0123.css": css, "assets/page-1.js": "" });
    const sheets = writeStyleSheets(folder, folder);
    return { ...sheets, text: readFileSync(join(folder, sheets.deferred), "utf8") };
  };
  const one = write("h1{top:0}.a{top:1px}");
  expect(one.css).toBe("h1{top:0}.a{top:1px}");
  expect(one.text).toBe(".a{top:1px}");
  expect(one.deferred).toMatch(/^\/assets\/styles-[0-9a-f]{20}\.css$/);
  expect(write("h1{top:9px}.a{top:1px}").deferred).toBe(one.deferred);
  expect(write(".a{top:2px}").deferred).not.toBe(one.deferred);
});

test("the build stops if Gatsby wrote no style sheet", () => {
  const folder = folderOf({ "styles.css": "h1{}" });
  expect(() => writeStyleSheets(folder, folder)).toThrow("no Gatsby style sheet");
});
