// The editor's preview: the site's own pages with content that is being edited.
import { render, screen, waitFor } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { TextDecoder, TextEncoder } from "node:util";
import { filesBelow } from "../../src/platform/publicWalk";
import { readSite } from "../../src/build/readSite";
import type { PreviewRequest } from "../../src/editor/previewPane/shown";
import { wrapPageElement } from "../../src/content/gatsby/wrapPage";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import { propsOfPage } from "../../src/preview/askPage";
import { nodesOf } from "../../src/preview/nodes";
import { pageAt } from "../../src/preview/pageAt";
import { keepPlaces, type Places } from "../../src/preview/places";
import { readPlaces } from "../../src/preview/tapped";
import { sitePages } from "../../src/build/sitePages";
import { pathOf } from "../../src/site/pages";
import { OTHER } from "../fixtures/languages";

jest.mock("gatsby", () => jest.requireActual("../../src/preview/standIns/gatsby"));
jest.mock("../../src/islands/Island", () => jest.requireActual("../../src/preview/standIns/Island"));

// jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder });

type Files = PreviewRequest["files"];

const stored: Files = filesBelow("content")
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({ name, source: readFileSync(`content/${name}`, "utf8") }));

const { brand, contact } = readSite("content");

const PICTURE = { address: "/picture.webp", width: 1600, height: 900 };

function pageOf(path: string, language: Language, files: Files, places?: Places) {
  const { Page, ...asked } = pageAt(path);
  const nodes = nodesOf(files, language, () => PICTURE, places);
  const props = propsOfPage(asked, path, language, nodes);
  return <>{wrapPageElement({ element: <Page {...props} />, props } as never, { plugins: [] })}</>;
}

const show = (path: string, language: Language = "en", files: Files = stored) => render(pageOf(path, language, files));

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
  ["team/new.json", pathOf("whoWeAre"), { order: 99, title: { en: "Roof inspector" } }, "Roof inspector"],
  [
    "services/new.json",
    pathOf("services"),
    { order: 99, title: { en: "Roofs of {{brand}}" }, points: [] },
    `Roofs of ${brand}`,
  ],
])("the incomplete %s is shown on %s", (name, path, value, text) => {
  show(path, "en", withFile(name, value));
  expect(screen.getAllByText(new RegExp(text))[0]).toBeInTheDocument();
});

test("a page whose texts are still missing is rendered without them", () => {
  show("/", OTHER, withFile("text/home.json", {}));
  expect(screen.getByRole("main")).toBeInTheDocument();
});

// The texts carry their places without changing the page, and what is tapped leads to its field.

/** What the marks consist of. */
const MARKS = /[\u200B-\u200D\uFEFF]{4}/;

async function draw(path: string, isMarked: boolean) {
  const places = keepPlaces();
  const container = document.body.appendChild(document.createElement("div"));
  const placeNear = readPlaces(container, places);
  render(pageOf(path, OTHER, stored, isMarked ? places : undefined), { container });
  if (isMarked) await waitFor(() => expect(container.innerHTML).not.toMatch(MARKS));
  return { container, placeNear };
}

/** Ids are new in each drawing, and links lead nowhere in the preview. */
const htmlOf = ({ container }: { container: HTMLElement }) =>
  container.innerHTML.replace(/(:|-)r\w+[:"]|href="[^"]*"/g, "").split(/(?=<)/);

test.each(["/", "/services/", "/projects/white-farmhouse/", "/privacy/"])("%s is the same with marks", async (path) => {
  const plain = htmlOf(await draw(path, false));
  document.body.replaceChildren();
  expect(htmlOf(await draw(path, true))).toEqual(plain);
});

test("texts, pictures, and facts lead to their fields", async () => {
  const { container, placeNear } = await draw("/projects/white-farmhouse/", true);
  const at = (selector: string) => {
    const part = container.querySelector(selector);
    return part ? placeNear(part) : "not on the page";
  };
  const file = "projects/white-farmhouse.json";
  expect(at("h1")).toEqual({ file, field: "title.es" });
  expect(at("main img")).toEqual({ file, field: expect.stringMatching(/^(before|after)\.file$/) as string });
  const phone = [...container.querySelectorAll("a")].find((link) => link.textContent?.trim() === contact.phone);
  expect(phone && placeNear(phone)).toEqual({ file: "site.json", field: "contact.phone" });
});
