import { structuredDataLast } from "../../../src/build/html/structuredDataLast";

test("structured data moves unchanged to the end of the body", () => {
  const block = '<script type="application/ld+json" data-gatsby-head="true">{"name":"$& costs $1"}</script>';
  const page = `<head><title>A</title>${block}</head><body><p>words</p></body>`;
  expect(structuredDataLast(page)).toBe(`<head><title>A</title></head><body><p>words</p>${block}</body>`);
});

test("a page without structured data is unchanged", () => {
  expect(structuredDataLast("<head></head><body></body>")).toBe("<head></head><body></body>");
});
