/** @jest-environment jsdom */
import { glideToPlace } from "../../../src/early/glideToPlace";
import { wakeInTurn } from "../../../src/early/resting";

const page = document.documentElement;
const frames: FrameRequestCallback[] = [];

/** Draws the next frame; false when nobody asked for one. */
function drawFrame(): boolean {
  const frame = frames.shift();
  frame?.(0);
  return frame !== undefined;
}

const awake = () =>
  [...document.querySelectorAll<HTMLElement>("[id]")]
    .filter(({ style }) => style.contentVisibility === "visible")
    .map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  document.body.innerHTML = `<div id="root"><main><div id="hero"></div><div id="end" data-first-view-end></div><section id="a"></section>
    <section id="b"></section></main><footer id="foot"></footer></div>`;
  page.dataset.resting = "";
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("parts wake from the top, one a frame, and the first view is none of them", () => {
  const done = jest.fn();
  wakeInTurn(done);
  expect(awake()).toEqual([]);
  drawFrame();
  expect(awake()).toEqual(["a"]);
  drawFrame();
  expect(awake()).toEqual(["a", "b"]);
  expect(done).not.toHaveBeenCalled();
  drawFrame();
  drawFrame();
  expect(awake()).toEqual(["a", "b", "foot"]);
  jest.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
  expect("resting" in page.dataset).toBe(false);
  expect(drawFrame()).toBe(false);
});

test("a page that does not rest waits for no frame", () => {
  delete page.dataset.resting;
  const done = jest.fn();
  wakeInTurn(done);
  expect(done).toHaveBeenCalledTimes(1);
  expect(awake()).toEqual([]);
});

test.each(["#b", `${location.pathname}#b`])(
  "a link to a place on the page (%s) wakes all of it at once, and ends the turn",
  (place) => {
    const done = jest.fn();
    wakeInTurn(done);
    document.body.insertAdjacentHTML("beforeend", `<a href="${place}">B</a><a href="/invest/#b">Invest</a>`);
    const [here, away] = document.querySelectorAll("a");
    if (!here || !away) throw new Error("no links");
    glideToPlace(away);
    expect("resting" in page.dataset).toBe(true);
    glideToPlace(here);
    expect("resting" in page.dataset).toBe(false);
    drawFrame();
    jest.runAllTimers();
    expect(done).toHaveBeenCalledTimes(1);
  },
);
