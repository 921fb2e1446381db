import { screen, within } from "@testing-library/react";
import { interpolate } from "../../src/content/interpolate";
import { calculate, field, GOOD_DEAL, showCalculator, text, verdict, type User } from "./calculatorSetUp";

const { errors, form, comparables } = text;

const ofHouse = (label: string, number: number) =>
  field(interpolate(form.ofLine, { label, list: form.comparables, number }));

async function fill(user: User, input: HTMLInputElement, typed: string) {
  await user.clear(input);
  await user.click(input);
  await user.paste(typed);
}

/** Opens the fold and enters sold houses, each by its price, area, and adjustment. */
async function withHouses(...houses: [price: string, area: string, adjustment?: string][]) {
  const { user } = showCalculator({ query: `?deal=${GOOD_DEAL}` });
  await user.click(screen.getByRole("heading", { name: form.comparables }));
  for (const [index, [price, area, adjustment]] of houses.entries()) {
    await user.click(screen.getByRole("button", { name: comparables.add }));
    expect(ofHouse(comparables.price, index + 1)).toHaveFocus();
    await fill(user, ofHouse(comparables.price, index + 1), price);
    await fill(user, ofHouse(comparables.area, index + 1), area);
    if (adjustment) await fill(user, ofHouse(comparables.adjustment, index + 1), adjustment);
  }
  return user;
}

/** The range as `name value`; undefined while there is none. */
function range() {
  const [low] = screen.queryAllByText(new RegExp(`^${comparables.low} `));
  const terms = low?.closest("dl")?.querySelectorAll("div");
  return terms && [...terms].map((one) => one.textContent);
}

test("three sold houses give a low, a middle, and a high sale price; one press takes the middle over", async () => {
  const user = await withHouses(["300,000", "1500"], ["450k", "1,500"], ["380000", "1600", "-20,000"]);
  expect(range()).toEqual([
    `${comparables.low} ($200.00 per sq ft)$300,000`,
    `${comparables.middle} ($225.00 per sq ft)$337,500`,
    `${comparables.high} ($300.00 per sq ft)$450,000`,
  ]);
  expect(screen.queryByRole("button", { name: comparables.add })).not.toBeInTheDocument();
  expect(field(form.arv)).toHaveValue("420,000");
  const used = interpolate(comparables.used, { label: form.arv });
  expect(screen.queryByText(used)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: comparables.useMiddle }));
  expect(field(form.arv)).toHaveValue("337,500");
  expect(screen.getByText(used)).toHaveAttribute("role", "status");
  await user.click(
    screen.getByRole("button", { name: interpolate(form.removeLine, { list: form.comparables, number: 1 }) }),
  );
  expect(ofHouse(comparables.price, 1)).toHaveFocus();
  expect(range()?.[1]).toBe(`${comparables.middle} ($262.50 per sq ft)$393,750`);
  expect(screen.queryByText(used)).not.toBeInTheDocument();
});

test("what cannot be read of a sold house stays, says so, and gives no range and no result", async () => {
  const user = await withHouses(["300,000", "1500"]);
  expect(range()).toBeDefined();
  const price = ofHouse(comparables.price, 1);
  await fill(user, price, "350,000 - 400,000");
  expect(price).toHaveValue("350,000 - 400,000");
  expect(price).toHaveAccessibleDescription(errors.validAmount);
  expect(range()).toBeUndefined();
  expect(screen.getByText(comparables.missing)).toBeVisible();
  expect(screen.queryByRole("button", { name: comparables.useMiddle })).not.toBeInTheDocument();
  await calculate(user);
  expect(verdict()).toBeNull();
  await fill(user, price, "300,000");
  const adjustment = ofHouse(comparables.adjustment, 1);
  await fill(user, adjustment, "a new roof");
  await user.tab();
  expect(adjustment).toHaveValue("a new roof");
  expect(adjustment).toHaveAccessibleDescription(errors.validAdjustment);
  expect(range()).toBeUndefined();
  const house = within(adjustment.closest("details") ?? document.body);
  expect(house.getByText(comparables.missing)).toBeVisible();
});
