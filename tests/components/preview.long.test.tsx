// The editor's preview: the site's own pages with content that is being edited.
import { render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/platform/publicWalk";
import { readSite } from "../../src/build/readSite";
import type { Shown } from "../../src/editor/previewPane/shown";
import { wrapPageElement } from "../../src/content/gatsby/wrapPage";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { propsOfPage } from "../../src/preview/askPage";
import { nodesOf } from "../../src/preview/nodes";
import { pageAt } from "../../src/preview/pageAt";
import { sitePages } from "../../src/site/sitePages";

jest.mock("gatsby", () => jest.requireActual("../../src/preview/standIns/gatsby"));
jest.mock("../../src/islands/Island", () => jest.requireActual("../../src/preview/standIns/Island"));

type Files = Shown["files"];

const stored: Files = filesBelow("content")
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({ name, source: readFileSync(`content/${name}`, "utf8") }));

const { brand } = readSite("content");

const PICTURE = { address: "/picture.webp", width: 1600, height: 900 };

function show(path: string, language: Language = "en", files: Files = stored): void {
  const page = pageAt(path);
  const nodes = nodesOf(files, language, () => PICTURE);
  const props = propsOfPage(page, path, language, nodes);
  render(<>{wrapPageElement({ element: <page.Page {...props} />, props } as never, { plugins: [] })}</>);
}

const withFile = (name: string, value: unknown): Files => [
  ...stored.filter((one) => one.name !== name),
  { name, source: JSON.stringify(value) },
];

const PATHS = ["/404/", ...sitePages("content").map(({ path }) => path)];

test.each(PATHS.flatMap((path) => LANGUAGES.map((language) => [path, language] as const)))(
  "%s is rendered in %s",
  (path, language) => {
    show(path, language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/\w/);
    expect(screen.getByRole("main")).not.toHaveTextContent(/\{\{(brand|phone|email)\}\}|undefined|NaN|\[object/);
  },
);

test("a new, still empty project has a page", () => {
  show("/projects/new/", "en", withFile("projects/new.json", { order: 90 }));
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
});

test.each([
  ["reviews/new.json", "/", { order: 90, title: "Ana P.", quote: { en: "They listened." } }, "They listened."],
  ["team/new.json", "/who-we-are/", { order: 99, title: { en: "Roof inspector" } }, "Roof inspector"],
  [
    "services/new.json",
    "/services/",
    { order: 99, title: { en: "Roofs of {{brand}}" }, points: [] },
    `Roofs of ${brand}`,
  ],
])("the incomplete %s is shown on %s", (name, path, value, text) => {
  show(path, "en", withFile(name, value));
  expect(screen.getAllByText(new RegExp(text))[0]).toBeInTheDocument();
});

test("a page whose texts are still missing is rendered without them", () => {
  show("/", "es", withFile("text/home.json", {}));
  expect(screen.getByRole("main")).toBeInTheDocument();
});
