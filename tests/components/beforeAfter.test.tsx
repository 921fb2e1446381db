import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveDividers } from "../../src/browser/moveDivider";
import { BeforeAfter } from "../../src/components/BeforeAfter";
import { interpolate } from "../../src/content/interpolate";
import { picture, standOn, words } from "../fixtures/sitePage";
import { type Language, LANGUAGES } from "../../src/i18n/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const comparison = <BeforeAfter title="Kitchen" before={picture("old")} after={picture("new")} sizes="100vw" />;

// The page's script attaches its listeners to the document, once.
beforeAll(moveDividers);

const textOf = (language: Language) => words("common", language).compare;

/** The share of the picture that shows the house before. */
const divider = () => slider().parentElement?.style.getPropertyValue("--divider");

const slider = (text = textOf("en")) =>
  screen.getByRole("slider", { name: interpolate(text.slider, { title: "Kitchen" }) }) as HTMLInputElement;

function show(language: Language = "en") {
  standOn(language);
  render(comparison);
  const text = textOf(language);
  const group = screen.getByRole("group", { name: interpolate(text.views, { title: "Kitchen" }) });
  return { text, button: (name: string) => within(group).getByRole("button", { name }) };
}

test.each(LANGUAGES)("in %s the slider is named and says how much of the finished house shows", (language) => {
  const { text } = show(language);
  expect(slider(text)).toHaveValue("50");
  expect(slider(text)).toHaveAttribute("aria-valuetext", interpolate(text.percentAfter, { percent: 50 }));
  expect([slider(text).min, slider(text).max]).toEqual(["0", "100"]);
});

test.each([
  ["before", "0"],
  ["half", "50"],
  ["after", "100"],
] as const)("the button %s moves the slider to %s and is shown as pressed", async (view, value) => {
  const { text, button } = show();
  fireEvent.input(slider(), { target: { value: "30" } });
  await userEvent.click(button(text[view]));
  expect(slider()).toHaveValue(value);
  expect(slider()).toHaveAttribute("aria-valuetext", interpolate(text.percentAfter, { percent: value }));
  expect(divider()).toBe(`${100 - Number(value)}%`);
  for (const other of ["before", "half", "after"] as const)
    expect(button(text[other])).toHaveAttribute("aria-pressed", String(other === view));
});

test("keys or dragging move the divider, and no button is pressed in between", () => {
  const { text, button } = show();
  fireEvent.input(slider(), { target: { value: "51" } });
  expect(slider()).toHaveAttribute("aria-valuetext", interpolate(text.percentAfter, { percent: 51 }));
  expect(divider()).toBe("49%");
  for (const view of ["before", "half", "after"] as const)
    expect(button(text[view])).toHaveAttribute("aria-pressed", "false");
});

test("the line follows a pointer from anywhere on the pictures, and the arrow keys in their direction", () => {
  show();
  jest.spyOn(slider(), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 400, 200));
  slider().setPointerCapture = jest.fn();
  // jsdom has no pointer events.
  const point = (type: string, clientX: number) =>
    fireEvent(slider(), new MouseEvent(type, { bubbles: true, button: 0, clientX }));
  point("pointerdown", 200);
  expect(divider()).toBe("25%");
  point("pointermove", 420);
  expect(divider()).toBe("80%");
  // The native slider's own idea of where it is does not count.
  fireEvent.input(slider(), { target: { value: "80" } });
  expect([divider(), slider().value]).toEqual(["80%", "20"]);
  point("pointerup", 600);
  expect(divider()).toBe("100%");
  fireEvent.keyDown(slider(), { key: "ArrowLeft" });
  expect(divider()).toBe("99%");
  fireEvent.keyDown(slider(), { key: "ArrowRight" });
  fireEvent.keyDown(slider(), { key: "ArrowRight" });
  expect(divider()).toBe("100%");
});

test("both pictures are described and captioned, the earlier one first", () => {
  const { text } = show();
  const [before, after] = screen.getAllByRole("figure");
  expect(within(before ?? document.body).getByRole("img", { name: picture("old").alt })).toBeInTheDocument();
  expect(within(after ?? document.body).getByRole("img", { name: picture("new").alt })).toBeInTheDocument();
  expect([before?.textContent, after?.textContent]).toEqual([text.before, text.after]);
});

test("a divider moved before the script loaded is shown where it is", () => {
  show();
  slider().value = "20";
  expect(divider()).toBe("");
  moveDividers();
  expect(slider()).toHaveAttribute("aria-valuetext", interpolate(textOf("en").percentAfter, { percent: 20 }));
  expect(divider()).toBe("80%");
});

test("one comparison moves without the others, and other sliders on the page move none", async () => {
  standOn("en");
  const { container } = render(
    <>
      {comparison}
      {comparison}
      <input type="range" aria-label="elsewhere" />
    </>,
  );
  const sliders = () => screen.getAllByRole("slider", { name: /Kitchen/ }) as HTMLInputElement[];
  await userEvent.click(screen.getAllByRole("button", { name: textOf("en").after })[1] ?? container);
  expect(sliders().map(({ value }) => value)).toEqual(["50", "100"]);
  fireEvent.input(screen.getByRole("slider", { name: "elsewhere" }), { target: { value: "10" } });
  expect(sliders().map(({ value }) => value)).toEqual(["50", "100"]);
});
