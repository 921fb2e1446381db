import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dollarDigits } from "../../src/calculator/words/amountText";
import { useGroupedDigits } from "../../src/calculator/state/useGroupedDigits";
import { field, form, showCalculator } from "./calculatorSetUp";
import { TYPED_AMOUNTS } from "./calculatorTypedAmounts";

function Amount() {
  const [value, setValue] = useState("");
  const { input, shown, onChange } = useGroupedDigits(value, (typed) => dollarDigits(typed, 12), setValue);
  return (
    <>
      <input ref={input} value={shown} onChange={onChange} />
      <button onClick={() => setValue("400")}>Set</button>
    </>
  );
}

function showAmount() {
  const user = userEvent.setup({ delay: null });
  render(<Amount />);
  return { user, amount: screen.getByRole<HTMLInputElement>("textbox") };
}

test.each(TYPED_AMOUNTS)("the amount %j is read as %j, typed and pasted", async (written, shown) => {
  const { user, amount } = showAmount();
  await user.type(amount, written);
  expect(amount).toHaveValue(shown);
  expect(amount.selectionStart).toBe(shown.length);
  await user.clear(amount);
  await user.paste(written);
  expect(amount).toHaveValue(shown);
});

test("after a deletion, a paste, or refocusing, the displayed digits count", async () => {
  const { user, amount } = showAmount();
  await user.type(amount, "250000.5{Backspace}");
  expect(amount).toHaveValue("25,000");
  await user.keyboard("1");
  expect(amount).toHaveValue("250,001");
  await user.keyboard(".");
  await user.tab();
  await user.type(amount, "5");
  expect(amount).toHaveValue("2,500,015");
  await user.tripleClick(amount);
  await user.paste("250,000.00");
  expect(amount).toHaveValue("250,000");
  await user.keyboard("5");
  expect(amount).toHaveValue("2,500,005");
});

test("a digit right after an abbreviation is appended to the displayed digits", async () => {
  const { user, amount } = showAmount();
  await user.type(amount, "25k0");
  expect(amount).toHaveValue("250,000");
  await user.type(amount, "0");
  expect(amount).toHaveValue("2,500,000");
});

test("a value set from outside discards what was typed before", async () => {
  const { user, amount } = showAmount();
  await user.type(amount, "250.");
  await user.click(screen.getByRole("button"));
  await user.type(amount, "5k");
  expect(amount).toHaveValue("4,005,000");
});

test("the form's amounts and living area are parsed this way", async () => {
  const { user } = await showCalculator();
  await user.type(field(form.areaSqft), "1850.5");
  expect(field(form.areaSqft)).toHaveValue("1,850");
  await user.clear(field(form.areaSqft));
  await user.type(field(form.areaSqft), "2k");
  expect(field(form.areaSqft)).toHaveValue("2,000");
  await user.type(field(form.purchasePrice), "250 mil");
  expect(field(form.purchasePrice)).toHaveValue("250,000");
});
