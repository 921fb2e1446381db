import { render, screen } from "@testing-library/react";
import { countUp } from "../../src/browser/countUp";
import { Counter } from "../../src/sections/StatsStrip";
import { answerMediaQueries } from "../fixtures/browser";
import { standOn } from "../fixtures/sitePage";
import { OTHER } from "../fixtures/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

/** Makes everything the script observes intersect the viewport. */
let comeIntoView: () => void;
const observe = jest.fn();
const unobserve = jest.fn();

beforeEach(() => {
  document.body.innerHTML = "";
  jest.useFakeTimers();
  standOn("en");
  answerMediaQueries();
  observe.mockClear();
  unobserve.mockClear();
  Object.assign(window, {
    IntersectionObserver: function (call: (entries: { isIntersecting: boolean; target: unknown }[]) => void) {
      comeIntoView = () => call(observe.mock.calls.map(([target]) => ({ isIntersecting: true, target })));
      return { observe, unobserve };
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const counter = <Counter prefix="+" value={1250} suffix="M" />;

const endAt = (bottom: number) =>
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ bottom } as DOMRect);

/** The number for assistive technology, and the visible one. */
function figures() {
  const drawn = document.querySelector("[aria-hidden]");
  return { read: drawn?.previousElementSibling?.textContent, drawn: drawn?.textContent };
}

test("a number below the fold counts up when it comes into view, while assistive technology reads the final one", () => {
  endAt(innerHeight + 1);
  render(counter);
  countUp();
  expect(figures()).toEqual({ read: "+1,250M", drawn: "+1,250M" });
  comeIntoView();
  const drawn = new Set<string | null | undefined>();
  for (let frame = 0; frame < 100; frame++) {
    jest.advanceTimersByTime(20);
    drawn.add(figures().drawn);
    expect(figures().read).toBe("+1,250M");
  }
  expect(unobserve).toHaveBeenCalledTimes(1);
  expect(drawn.size).toBeGreaterThan(5);
  expect(figures().drawn).toBe("+1,250M");
});

test("with reduced motion, nothing counts up", () => {
  answerMediaQueries("prefers-reduced-motion");
  endAt(innerHeight + 1);
  render(counter);
  countUp();
  expect(observe).not.toHaveBeenCalled();
  expect(figures().drawn).toBe("+1,250M");
});

test("a number already in view does not count up", () => {
  endAt(innerHeight);
  render(counter);
  countUp();
  expect(observe).not.toHaveBeenCalled();
});

test("a figure without prefix or suffix is the bare number, in US format in Spanish as well", () => {
  standOn(OTHER);
  endAt(innerHeight);
  render(<Counter prefix="" value={1250} suffix="" />);
  expect(figures()).toEqual({ read: "1,250", drawn: "1,250" });
  expect(screen.getAllByText("1,250")).toHaveLength(2);
});
