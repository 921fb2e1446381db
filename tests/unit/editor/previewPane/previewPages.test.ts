/** @jest-environment jsdom */
import { NEEDED_FILES, FOLDER_KINDS } from "../../../../src/content/read/fileNames";
import { isOnPage, pageName, pagesShowing } from "../../../../src/editor/config/previewPages";
import { FOLDERS, TEXTS } from "../../../../src/editor/config/places";
import { speak } from "../../../fixtures/browser";
import { ALL_PAGES, pathOf } from "../../../../src/site/pages";

const FILES = ["projects/oak.json", "projects/pine.json", "pages/faq.json"];

test.each([
  ["text/home.json", {}, "/"],
  ["text/services.json", {}, pathOf("services")],
  ["text/contact-form.json", {}, pathOf("contactUs")],
  ["text/not-found.json", {}, "/404/"],
  ["text/project.json", {}, "/projects/oak/"],
  ["text/common.json", {}, "/"],
  ["site.json", {}, "/"],
  ["calculator.json", {}, "/"],
  ["countries.json", {}, pathOf("contactUs")],
  ["services/new.json", {}, pathOf("services")],
  ["projects/new.json", {}, "/projects/new/"],
  ["pages/faq.json", {}, "/faq/"],
  ["stats/years.json", { page: "home" }, "/"],
  ["stats/years.json", { page: "who-we-are" }, pathOf("whoWeAre")],
  ["reviews/ana.json", {}, "/"],
  ["reviews/ana.json", { isSeller: true }, pathOf("sellYourHouse")],
])("%s %j is shown on %s first", (file, value, path) => {
  expect(pagesShowing(file, value, FILES)[0]).toBe(path);
});

test("a project is also shown on the home page, and site.json on every page", () => {
  expect(pagesShowing("projects/oak.json", {}, FILES)).toEqual([
    "/projects/oak/",
    pathOf("projects"),
    pathOf("invest"),
    pathOf("sellYourHouse"),
    "/",
  ]);
  expect(pagesShowing("site.json", {}, FILES)).toHaveLength(ALL_PAGES.length - 1);
});

test("every content file except the emails is shown on some page", () => {
  const files = [...NEEDED_FILES, ...FOLDER_KINDS.map(({ place }) => `${place}/new.json`)];
  const unseen = files.filter((file) => pagesShowing(file, {}, FILES).length === 0);
  expect(unseen).toEqual(["text/staff-mail.json"]);
  expect(files.filter((file) => !isOnPage(file))).toEqual(unseen);
});

test("pages have the editor's names for their texts and entries", () => {
  speak("es");
  expect(pageName(pathOf("invest"))).toBe(TEXTS.invest.label.es);
  expect(pageName("/projects/oak/")).toBe(FOLDERS.projects.one.es);
  expect(pageName("/faq/")).toBe(FOLDERS.pages.one.es);
});
