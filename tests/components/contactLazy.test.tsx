import { act, render, screen } from "@testing-library/react";
import { TextEncoder } from "node:util";
import { LazyContactForm } from "../../src/contact/LazyContactForm";
import { formProps, inNewTab, text } from "./contactFormSetUp";

jest.mock("gatsby", () => jest.requireActual("../fixtures/sitePage"));
jest.mock("gatsby-plugin-react-i18next", () => jest.requireActual("../fixtures/sitePage"));

type Report = (seen: { isIntersecting: boolean }[]) => void;

function fakeObserver() {
  const watched: { report: Report; margin?: string; watching: boolean }[] = [];
  class Observer {
    private readonly entry: { report: Report; margin?: string; watching: boolean };
    constructor(report: Report, options?: { rootMargin?: string }) {
      this.entry = { report, margin: options?.rootMargin, watching: false };
      watched.push(this.entry);
    }
    observe() {
      this.entry.watching = true;
    }
    disconnect() {
      this.entry.watching = false;
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return watched;
}

const form = () => screen.findByRole("form", { name: text.name });
const phone = () => screen.queryByRole("link", { name: text.direct.phone });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("without scripts the page offers phone, chat and mail", async () => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToStaticMarkup } = await import("react-dom/server");
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<LazyContactForm {...formProps()} />);
  const links = [...page.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    [text.direct.phone, "tel:+13055550142"],
    [inNewTab(text.direct.chat), "https://wa.me/13055550142?text=Hello"],
    [text.direct.mail, "mailto:office@example.com?subject=Subject&body=Body"],
  ]);
});

test("the form is loaded when its place comes near the screen and takes the links' place", async () => {
  const watched = fakeObserver();
  render(<LazyContactForm {...formProps()} />);
  expect(watched[0]).toMatchObject({ watching: true, margin: "600px 0px" });
  act(() => watched[0]?.report([{ isIntersecting: false }]));
  expect(phone()).toBeVisible();
  act(() => watched[0]?.report([{ isIntersecting: true }]));
  expect(await form()).toBeVisible();
  expect(phone()).not.toBeInTheDocument();
  expect(watched[0]?.watching).toBe(false);
});

test("the form is loaded on focus, and the focus stays in its place", async () => {
  fakeObserver();
  const { container } = render(<LazyContactForm {...formProps()} />);
  act(() => phone()?.focus());
  await form();
  expect(container.firstElementChild).toHaveFocus();
});

test("a browser that cannot watch places loads the form at once", async () => {
  render(<LazyContactForm {...formProps()} />);
  expect(await form()).toBeVisible();
});

test("a page that is left stops watching", () => {
  const watched = fakeObserver();
  render(<LazyContactForm {...formProps()} />).unmount();
  expect(watched[0]?.watching).toBe(false);
});
