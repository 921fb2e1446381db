import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { initTeaser } from "../../src/browser/initTeaser";
import { keepPending, readPending } from "../../src/calculator/pendingDeal";
import { readAssumptions } from "../../src/calculator/model/assumptions";
import { teaserExample } from "../../src/calculator/words/teaserWords";
import { calculateReturns } from "../unit/calculator/returns";
import { withDefaults } from "../../src/calculator/model/form";
import { interpolate } from "../../src/content/interpolate";
import { TEASER_RATES } from "../../src/content/onDemandData";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { Teaser } from "../../src/sections/Teaser";
import { calculatorContentIn } from "../fixtures/calculatorContent";
import { standOn, words } from "../fixtures/sitePage";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const content = calculatorContentIn("en");
const exampleDeal = { purchasePrice: 250_000, salePrice: 420_000 };
const asked = jest.fn(async (_address: string) => ({ ok: true, json: async () => content }));

function show(
  language: Language = "en",
  example = teaserExample(exampleDeal, content, words("teaser", language), language),
) {
  standOn(language, "/invest/");
  const text = words("teaser", language);
  render(<Teaser text={text} facts={content} example={example} />);
  initTeaser();
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
  return { text, box, type };
}

// Announced together: the half alone would not be heard, the bad case alone would mislead.
const half = () => screen.getByRole("status").querySelector("[data-half]")?.textContent;
const sentence = () => screen.getByRole("status").querySelector("[data-status]")?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: asked });
});

test("nothing is fetched for the teaser before it is used", async () => {
  const { text, box } = show();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.focusIn(box(text.purchasePrice));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(TEASER_RATES));
});

test.each(LANGUAGES)("in %s an example is shown, and named as one, until amounts are entered", async (language) => {
  const { text, box, type } = show(language);
  const example = "$10,880";
  const told = [
    interpolate(text.example, { price: "$250,000", sale: "$420,000" }),
    interpolate(text.cash, { cash: "$75,900", months: 8, share: "14.3%" }),
    interpolate(text.exampleFall, { fall: "10%", low: "$8,335" }),
  ].join(" ");
  const shown = () => [half(), sentence()];
  expect(shown()).toEqual([example, told]);
  expect(box(text.arv).placeholder).toBe("420,000");
  type(text.purchasePrice, "100000");
  type(text.arv, "300000");
  await waitFor(() => expect(half()).not.toBe(example));
  type(text.arv, "");
  await waitFor(() => expect(shown()).toEqual([example, told]));
});

test("without an example, the teaser asks for both amounts", () => {
  standOn("en", "/invest/");
  const text = words("teaser", "en");
  render(<Teaser text={text} facts={content} />);
  expect([half(), sentence()]).toEqual(["–", text.empty]);
});

test.each(LANGUAGES)(
  "in %s two amounts give the half of the calculator's own formulas, and its range",
  async (language) => {
    const { text, type } = show(language);
    type(text.purchasePrice, "250000");
    type(text.arv, "400000");
    await waitFor(() => expect(document.querySelector("[data-known]")).not.toBeNull());
    const inputs = {
      areaSqft: content.typical.areaSqft,
      purchasePrice: 250_000,
      arv: 400_000,
      rehabType: "normal" as const,
      projectMonths: content.typical.months,
    };
    const returns = calculateReturns(withDefaults(inputs, content), readAssumptions(content));
    expect(half()).toBe(`$${Math.round(returns.investorProfit / 100).toLocaleString("en-US")}`);
    // A sale price ten percent lower consumes more than the whole profit.
    const worse = calculateReturns(withDefaults({ ...inputs, arv: 360_000 }, content), readAssumptions(content));
    const low = `$${Math.round(-worse.investorProfit / 100).toLocaleString("en-US")}`;
    const cash = `$${(Math.round(returns.scenario1.totalEstimatedInvestment / 10_000) * 100).toLocaleString("en-US")}`;
    const share = `${((100 * returns.investorProfit) / returns.scenario1.totalEstimatedInvestment).toFixed(1)}%`;
    const money = interpolate(text.cash, { cash, months: content.typical.months, share });
    expect(sentence()).toBe(`${money} ${interpolate(text.loss, { fall: "10%", low })}`);
  },
);

test.each(LANGUAGES)("in %s a deal that loses is said to lose", async (language) => {
  const { text, type } = show(language);
  type(text.purchasePrice, "250000");
  type(text.arv, "300000");
  await waitFor(() => expect(screen.getByText(text.halfLoss)).toBeVisible());
  expect(half()).toMatch(/^\$[\d,]+$/);
  type(text.arv, "450000");
  await waitFor(() => expect(screen.getByText(text.half)).toBeVisible());
});

test.each(LANGUAGES)("in %s an amount that cannot be read stays, and is said", async (language) => {
  const { text, box, type } = show(language);
  type(text.purchasePrice, "350,000 - 400,000");
  await waitFor(() => expect(sentence()).toBe(text.unreadable));
  expect(box(text.purchasePrice)).toHaveValue("350,000 - 400,000");
  type(text.purchasePrice, "250000");
  type(text.arv, "400000");
  await waitFor(() => expect(document.querySelector("[data-known]")).not.toBeNull());
});

/** The teaser with its code loaded, after `begun` was typed into the price meanwhile. */
async function showStarted(begun = " ", readAs = "") {
  const shown = show();
  const user = userEvent.setup({ delay: null });
  const [price, sale] = [shown.box(shown.text.purchasePrice), shown.box(shown.text.arv)];
  price.focus();
  shown.type(shown.text.purchasePrice, begun);
  await waitFor(() => expect(price).toHaveValue(readAs));
  return { ...shown, user, price, sale };
}

test("an amount is read alike, typed and pasted", async () => {
  const { user, price } = await showStarted();
  await user.clear(price);
  await user.type(price, "1 millón 200 mil");
  expect(price).toHaveValue("1,200,000");
  expect(price.selectionStart).toBe("1,200,000".length);
  await user.clear(price);
  await user.paste("250.000,00");
  expect(price).toHaveValue("250,000");
});

test("an amount begun while the code loads is read as a whole, and after leaving the field no more", async () => {
  const { user, price } = await showStarted("250 m", "250,000,000");
  await user.keyboard("il");
  expect(price).toHaveValue("250,000");
  await user.keyboard(".");
  await user.tab();
  await user.type(price, "5");
  expect(price).toHaveValue("2,500,005");
});

test("a deal that has become invalid is not handed over", async () => {
  const { user, price, sale } = await showStarted();
  await user.type(price, "250k");
  await user.type(sale, "400k");
  expect(readPending()).toMatchObject({ inputs: { purchasePrice: 250_000, arv: 400_000 } });
  await user.type(price, "0");
  expect(readPending()).toBeUndefined();
  await user.type(price, "{Backspace}");
  expect(readPending()).toMatchObject({ inputs: { purchasePrice: 250_000, arv: 400_000 } });
  await user.clear(sale);
  expect(readPending()).toBeUndefined();
});

test("a deal picked elsewhere stays until something is typed", async () => {
  keepPending({ inputs: { arv: 500_000 }, asked: true });
  const { user, sale } = await showStarted();
  expect(readPending()).toMatchObject({ inputs: { arv: 500_000 } });
  await user.type(sale, "1");
  expect(readPending()).toBeUndefined();
});

test("a sale price below the purchase price gives no result, and says why", async () => {
  const { text, type } = show();
  type(text.purchasePrice, "250000");
  type(text.arv, "200000");
  await waitFor(() => expect(sentence()).toBe(text.below));
  expect(half()).toBe("–");
  expect(readPending()).toBeUndefined();
});

test("the input is kept for the calculator and requested by the link to it", async () => {
  const { text, type } = show();
  type(text.purchasePrice, "250000");
  type(text.arv, "400000");
  await waitFor(() => expect(readPending()).toMatchObject({ asked: false, inputs: { arv: 400_000, areaSqft: 1500 } }));
  const link = screen.getByRole("link", { name: text.open });
  expect(link.getAttribute("href")).toBe("/#calculator");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(readPending()).toMatchObject({ asked: true, inputs: { purchasePrice: 250_000 } });
});

test("without scripts, a note says how to get the estimate", () => {
  const { text } = show();
  expect(screen.getByText(text.withoutScript)).toBeTruthy();
});
