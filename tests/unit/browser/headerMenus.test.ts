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

test("Escape closes the open menu and gives the focus back to what opened it", () => {
  find("[data-language]").focus();
  closeMenusOnEscape(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(find("details")).not.toHaveAttribute("open");
  expect(find("summary")).toHaveFocus();
});

test("Escape leaves a focus outside the menu where it is, and other keys leave the menu open", () => {
  find("#place").focus();
  closeMenusOnEscape(new KeyboardEvent("keydown", { key: "a" }));
  expect(find("details")).toHaveAttribute("open");
  closeMenusOnEscape(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(find("#place")).toHaveFocus();
});

test("a cookie that names another language is changed with the choice, and none is set where there was none", () => {
  answerClick(find("[data-language]"));
  expect(document.cookie).toBe("");
  document.cookie = "i18next=en; path=/";
  answerClick(find("[data-language]"));
  expect(document.cookie).toBe("i18next=es");
  expect(localStorage.getItem("i18nextLng")).toBe("es");
});

test("a link to a place on the page glides there, and for that time only", () => {
  jest.useFakeTimers();
  const { dataset } = document.documentElement;
  answerClick(find("summary"));
  expect(dataset).not.toHaveProperty("gliding");
  answerClick(find("#place"));
  expect(dataset).toHaveProperty("gliding");
  jest.runAllTimers();
  expect(dataset).not.toHaveProperty("gliding");
});
