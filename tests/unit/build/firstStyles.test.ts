import { firstRules, keepFirstStyles, lateRules } from "../../../src/build/firstStyles";

const SHEET = `:root{--a:1}
.hero{color:red}.hero .title,.popup{margin:0}.popup:not(.hero){color:blue}
.card:hover,.hero:focus-visible{top:1px}html[data-dark] .hero img{opacity:.9}
@media (min-width:900px){.popup{display:none}.hero{display:grid}}
@supports (animation-timeline:scroll()){@media print{.popup{color:black}}}
@font-face{font-family:Poppins;src:url(/poppins.woff2)}@keyframes turn{to{rotate:1turn}}`;

const PAGE = `<body><div class="hero wide"><h1 class="title">Hi</h1><img></div></body>`;

const kept = firstRules(SHEET, PAGE);

test("rules whose classes all stand in the page stay, each with the selectors that can match", () => {
  expect(kept).toContain(".hero{color:red}");
  expect(kept).toContain(".hero .title{margin:0}");
  expect(kept).toContain(".hero:focus-visible{top:1px}");
  expect(kept).toContain("html[data-dark] .hero img{opacity:.9}");
  expect(kept).toContain("@media (min-width:900px){.hero{display:grid}}");
});

test("rules for elements that the page does not hold go, and groups that they leave empty", () => {
  expect(kept).not.toMatch(/popup|card/);
  expect(kept).not.toContain("@supports");
});

test("rules without a class, fonts and keyframes stay", () => {
  expect(kept).toContain(":root{--a:1}");
  expect(kept).toContain("@font-face");
  expect(kept).toContain("@keyframes turn");
});

test("what happens under the pointer or on paper is not needed at first", () => {
  const css = ".a{top:0}.a:hover,.a:focus{top:1px}.a:active{top:2px}@media print{.a,h1{top:3px}}";
  expect(firstRules(css, `<p class="a">`)).toBe(".a{top:0}.a:focus{top:1px}");
  expect(lateRules(css)).toBe(css);
});

test("a class that a selector excludes is not asked for", () => {
  expect(firstRules(".a:not(.b){top:0}", `<p class="a">`)).toBe(".a:not(.b){top:0}");
});

test("what comes later are the rules for classes, attributes and states, in their order", () => {
  const css = `*,:after{margin:0}.a{top:0}h1,.b h1{top:1px}[data-tone]{top:2px}:focus-visible{top:3px}main img{top:4px}
    :where(main,main *){top:5px}:where(.c ul){top:8px}.b::before{top:6px}::selection{top:7px}`;
  const late = lateRules(css);
  expect(late.match(/[^{}\s][^{}]*(?=\{)/g)).toEqual([
    ".a",
    ".b h1",
    "[data-tone]",
    ":focus-visible",
    ":where(.c ul)",
    ".b::before",
  ]);
});

test("what stands in every page, fonts and keyframes too, does not come again", () => {
  const late = lateRules(`${SHEET}body{top:0}`);
  expect(late).not.toMatch(/font-face|keyframes|body/);
  expect(late).toContain("@media (min-width:900px){.popup{display:none}.hero{display:grid}}");
});

const CURRENT = { href: "/styles.2.css", css: SHEET, late: "/late.3.css" };

test("a page carries its first rules of the present sheet, whatever it carried, and a link to the others", () => {
  const html = `<head><style data-href="/styles.1.css" data-identity="x">.hero{color:old}</style></head>${PAGE}`;
  const style = `<style data-href="/styles.2.css" data-identity="gatsby-global-css">${kept}</style>`;
  const link = `<noscript><link rel="stylesheet" href="/late.3.css"></noscript>`;
  const own = keepFirstStyles(html, CURRENT);
  expect(own).toBe(`<head>${style}${link}</head>${PAGE}`);
  expect(keepFirstStyles(own.replace("/late.3.css", "/late.2.css"), CURRENT)).toBe(own);
});

test("a page that says where its first view ends keeps the rules for that, and links the others there", () => {
  const style = `<style data-href="/styles.1.css" data-identity="x">${SHEET}</style>`;
  const html = `<head>${style}</head><p class="hero"></p><div data-first-view-end="true"></div><p class="popup"></p>`;
  const own = keepFirstStyles(html, CURRENT);
  expect(own).toContain(".hero{color:red}");
  expect(own).not.toContain("color:blue");
  expect(own).toContain(`<noscript><link rel="stylesheet" href="/late.3.css" media="not all"></noscript></head>`);
  expect(own).toContain(
    `<div data-first-view-end="true"><link rel="stylesheet" href="/late.3.css"><script> </script></div><p class="popup">`,
  );
  expect(keepFirstStyles(own.replaceAll("/late.3.css", "/late.2.css"), CURRENT)).toBe(own);
});

test("a page without Gatsby's sheet comes back unchanged", () => {
  expect(keepFirstStyles(PAGE, CURRENT)).toBe(PAGE);
});
