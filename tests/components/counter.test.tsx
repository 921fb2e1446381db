import { act, render, screen } from "@testing-library/react";
import { Counter } from "../../src/components/Counter";
import { answerMediaQueries } from "../fixtures/browser";
import { hydratableMarkup } from "../fixtures/serverMarkup";
import { standOn } from "../fixtures/sitePage";

jest.mock("gatsby", () => jest.requireActual("../fixtures/sitePage"));
jest.mock("gatsby-plugin-react-i18next", () => jest.requireActual("../fixtures/sitePage"));

let comeIntoView: () => void;

beforeEach(() => {
  document.body.innerHTML = "";
  jest.useFakeTimers();
  standOn("en");
  answerMediaQueries();
  const seen = jest.fn((call: (entries: { isIntersecting: boolean }[]) => void) => {
    comeIntoView = () => act(() => call([{ isIntersecting: true }]));
    return { observe: () => undefined, disconnect: () => undefined };
  });
  Object.assign(window, { IntersectionObserver: seen });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const counter = <Counter prefix="+" value={1250} suffix="M" />;

const placeAt = (top: number) =>
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);

/** The figure for assistive technology, and the one that is drawn. */
function figures() {
  const drawn = document.querySelector("[aria-hidden]");
  return { read: drawn?.previousElementSibling?.textContent, drawn: drawn?.textContent };
}

test("the built page holds the final figure, for eyes and for assistive technology", () => {
  document.body.innerHTML = hydratableMarkup(counter);
  expect(figures()).toEqual({ read: "+1,250M", drawn: "+1,250M" });
});

test("a figure below the screen counts up once it comes into view, while assistive technology reads the end", () => {
  placeAt(innerHeight + 100);
  render(counter);
  expect(figures()).toEqual({ read: "+1,250M", drawn: "+1,250M" });
  comeIntoView();
  const drawn = new Set<string | null | undefined>();
  for (let frame = 0; frame < 100; frame++) {
    act(() => jest.advanceTimersByTime(20));
    drawn.add(figures().drawn);
    expect(figures().read).toBe("+1,250M");
  }
  expect(drawn.size).toBeGreaterThan(5);
  expect(figures().drawn).toBe("+1,250M");
});

test("under reduced motion nothing counts", () => {
  answerMediaQueries("prefers-reduced-motion");
  placeAt(innerHeight + 100);
  render(counter);
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
  expect(figures().drawn).toBe("+1,250M");
});

test("a figure that is in view already stays still", () => {
  placeAt(100);
  render(counter);
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
});

test("a figure without signs is the number alone, written the US way in Spanish too", () => {
  standOn("es");
  placeAt(100);
  render(<Counter prefix="" value={1250} suffix="" />);
  expect(figures()).toEqual({ read: "1,250", drawn: "1,250" });
  expect(screen.getAllByText("1,250")).toHaveLength(2);
});
