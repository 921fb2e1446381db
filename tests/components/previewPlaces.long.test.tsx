// The preview's texts carry their places without changing the page, and what is tapped leads to its field.
import { render, waitFor } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { TextDecoder, TextEncoder } from "node:util";
import { filesBelow } from "../../src/platform/publicWalk";
import { readSite } from "../../src/build/readSite";
import { wrapPageElement } from "../../src/content/gatsby/wrapPage";
import type { Shown } from "../../src/editor/previewPane/shown";
import { propsOfPage } from "../../src/preview/askPage";
import { nodesOf } from "../../src/preview/nodes";
import { pageAt } from "../../src/preview/pageAt";
import { keepPlaces } from "../../src/preview/places";
import { readPlaces } from "../../src/preview/tapped";

jest.mock("gatsby", () => jest.requireActual("../../src/preview/standIns/gatsby"));
jest.mock("../../src/islands/Island", () => jest.requireActual("../../src/preview/standIns/Island"));

const STORED: Shown["files"] = filesBelow("content")
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({ name, source: readFileSync(`content/${name}`, "utf8") }));

// jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder });

const PICTURE = { address: "/picture.webp", width: 1600, height: 900 };

/** What the marks consist of. */
const MARKS = /[\u200B-\u200D\uFEFF]{4}/;

async function draw(path: string, isMarked: boolean) {
  const places = keepPlaces();
  const container = document.body.appendChild(document.createElement("div"));
  const placeNear = readPlaces(container, places);
  const { Page, ...asked } = pageAt(path);
  const nodes = nodesOf(STORED, "es", () => PICTURE, isMarked ? places.marked : undefined);
  const props = propsOfPage(asked, path, "es", nodes);
  render(<>{wrapPageElement({ element: <Page {...props} />, props } as never, { plugins: [] })}</>, { container });
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
  const { contact } = readSite("content");
  const phone = [...container.querySelectorAll("a")].find((link) => link.textContent?.trim() === contact.phone);
  expect(phone && placeNear(phone)).toEqual({ file: "site.json", field: "contact.phone" });
});
