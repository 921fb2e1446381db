/** @jest-environment jsdom */
import { keepPlaces } from "../../../src/early/keepPlaces";

beforeEach(() => {
  jest.useFakeTimers();
});

test("what a browser scrolls on the way back is not heard of; what a visitor scrolls before and after is", () => {
  keepPlaces();
  const heard = jest.fn();
  addEventListener("scroll", heard);
  const scroll = () => document.dispatchEvent(new Event("scroll", { bubbles: true }));
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
  dispatchEvent(new PopStateEvent("popstate"));
  jest.advanceTimersByTime(16);
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  scroll();
  expect(heard).toHaveBeenCalledTimes(2);
});
