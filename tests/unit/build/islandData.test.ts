import { takeIslandData } from "../../../src/build/html/finishPages";

const island = (name: string, data: string) =>
  `<div data-island="${name}" class="i"><script type="application/json">${data}</script><div data-island-root="true"></div></div>`;

test("each island has the URL of its data, which the page no longer contains", () => {
  const { html, files } = takeIslandData(`<p>${island("One", `{"a":1}`)}${island("Two", `{"b":2}`)}</p>`);
  const [one = "", two = ""] = [...files.keys()];
  expect([...files.values()]).toEqual([`{"a":1}`, `{"b":2}`]);
  expect(html).toContain(`<div data-island="One" data-from="${one}" class="i">`);
  expect(html).toContain(`<div data-island="Two" data-from="${two}"`);
  expect(html).not.toContain("application/json");
});

test("the same data has the same URL on every page", () => {
  const address = (html: string) => [...takeIslandData(html).files.keys()];
  expect(address(island("One", "{}"))).toEqual(address(`<h1>Other</h1>${island("Two", "{}")}`));
});

test("data blocks outside of islands are unchanged", () => {
  const html = `<script type="application/ld+json">{}</script><script type="application/json">{}</script>`;
  expect(takeIslandData(html)).toEqual({ html, files: new Map() });
});
