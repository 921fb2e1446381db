/** @jest-environment jsdom */
import { answerClick } from "../../../src/browser/answerClick";
import { closeMenusOnEscape } from "../../../src/browser/headerMenus";

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `<details data-menu open><summary>Language</summary>
    <a href="/es/" data-language="es">Español</a></details><a id="place" href="#contact">Contact</a>`;
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  document.cookie = "i18next=; max-age=0; path=/";
});

test("Escape does not move a focus outside the menu, and other keys do not close the menu", () => {
  find("#place").focus();
  closeMenusOnEscape(new KeyboardEvent("keydown", { key: "a" }));
  expect(find("details")).toHaveAttribute("open");
  closeMenusOnEscape(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(find("#place")).toHaveFocus();
});

test("a choice updates an existing language cookie, but does not set one", () => {
  answerClick(find("[data-language]"));
  expect(document.cookie).toBe("");
  document.cookie = "i18next=en; path=/";
  answerClick(find("[data-language]"));
  expect(document.cookie).toBe("i18next=es");
  expect(localStorage.getItem("i18nextLng")).toBe("es");
});

test("scrolling is smooth only while following a link within the page", () => {
  jest.useFakeTimers();
  const { dataset } = document.documentElement;
  answerClick(find("summary"));
  expect(dataset).not.toHaveProperty("gliding");
  answerClick(find("#place"));
  expect(dataset).toHaveProperty("gliding");
  jest.runAllTimers();
  expect(dataset).not.toHaveProperty("gliding");
});
