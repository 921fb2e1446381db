import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import homeWords from "../../content/text/home.json";
import { LazyCalculator, usePreparedCalculator } from "../../src/calculator/LazyCalculator";
import { calculatorAddress } from "../../src/content/onDemandData";
import { localize } from "../../src/content/localize";
import type { HomeText } from "../../src/content/texts/texts";
import type { Language } from "../../src/i18n/languages";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import { wordsIn } from "./calculatorSetUp";
import { OTHER } from "../fixtures/languages";

const openingIn = (language: Language) => (localize(homeWords, language, {}) as HomeText).calculator;

/** Serves the on-demand files; a loaded file is cached, so each test uses its own language. */
function serve(language: Language) {
  const served = jest.fn(async () => ({
    ok: true,
    json: async () => ({ text: wordsIn(language), content: calculatorContentIn(language) }),
  }));
  Object.assign(globalThis, { fetch: served });
  return served;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "fetch");
});

const calculateIn = (language: Language) =>
  screen.findByText(wordsIn(language).form.calculate, {}, { timeout: 20_000 });

test("the section and its heading appear immediately, followed by the calculator with its texts and disclaimer", async () => {
  const served = serve("en");
  const text = openingIn("en");
  const { container } = render(<LazyCalculator text={text} language="en" />);
  expect(container.querySelector("section#calculator h2")).toHaveTextContent(text.title);
  expect(screen.getByRole("status")).toHaveTextContent(text.loading);
  expect(await calculateIn("en")).toBeVisible();
  expect(screen.getByText(wordsIn("en").notice, { selector: "section p" })).toBeVisible();
  expect(screen.queryByText(text.loading)).not.toBeInTheDocument();
  expect(served).toHaveBeenCalledWith(calculatorAddress("en"));
  expect(
    await screen.findByLabelText(wordsIn("en").form.closingDay, undefined, { timeout: 20_000 }),
  ).toBeInTheDocument();
});

test("reports texts that fail to load, and loads them when the visitor retries", async () => {
  const text = openingIn(OTHER);
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 503 }) });
  render(<LazyCalculator text={text} language={OTHER} />);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text.loadFailed));
  serve(OTHER);
  await userEvent.click(screen.getByRole("button", { name: text.retry }));
  expect(await calculateIn(OTHER)).toBeVisible();
  expect(await screen.findByLabelText(wordsIn(OTHER).form.closingDay)).toBeInTheDocument();
});

test("the calculator is preloaded when the form before it receives focus, and by nothing else on the page", () => {
  const asked = jest.fn(() => new Promise(() => undefined));
  Object.assign(globalThis, { fetch: asked });
  function Page() {
    // A language whose file no other test has loaded.
    usePreparedCalculator("contact", "fr" as Language);
    return (
      <>
        <form>
          <input aria-label="elsewhere" />
        </form>
        <div id="contact">
          <a href="/">link</a>
          <form>
            <input aria-label="name" />
          </form>
        </div>
      </>
    );
  }
  const { unmount } = render(<Page />);
  act(() => screen.getByLabelText("elsewhere").focus());
  act(() => screen.getByRole("link").focus());
  expect(asked).not.toHaveBeenCalled();
  act(() => screen.getByLabelText("name").focus());
  expect(asked).toHaveBeenCalledTimes(1);
  unmount();
});
