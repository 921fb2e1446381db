import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useGroupedDigits } from "../../src/calculator/state/useGroupedDigits";
import { field, showCalculator, text, wordsIn } from "./calculatorSetUp";
import { LANGUAGES } from "../../src/i18n/languages";

const { errors, form } = text;

function Amount() {
  const [value, setValue] = useState("");
  const { input, shown, onChange } = useGroupedDigits(value, { measure: "dollars", digits: 12 }, "en", setValue);
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

test("after a deletion, a paste, or refocusing, the displayed digits count", async () => {
  const { user, amount } = showAmount();
  await user.type(amount, "250000.5");
  expect(amount).toHaveValue("250000.5");
  await user.keyboard("{Backspace}{Backspace}");
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

test("a value set from outside discards what was typed before", async () => {
  const { user, amount } = showAmount();
  await user.type(amount, "250.");
  await user.click(screen.getByRole("button"));
  await user.type(amount, "5k");
  expect(amount).toHaveValue("4,005,000");
});

test("the form's amounts and living area are parsed this way", async () => {
  const { user } = showCalculator();
  await user.type(field(form.areaSqft), "1850.5");
  expect(field(form.areaSqft)).toHaveValue("1850.5");
  await user.clear(field(form.areaSqft));
  await user.type(field(form.areaSqft), "2k");
  expect(field(form.areaSqft)).toHaveValue("2,000");
  await user.type(field(form.purchasePrice), "250 mil");
  expect(field(form.purchasePrice)).toHaveValue("250,000");
});

test.each(LANGUAGES)("in %s a metric area is converted, and the field says so", async (language) => {
  const { form: labels, count } = wordsIn(language);
  const { user } = showCalculator({ language });
  await user.click(field(labels.areaSqft));
  await user.paste("140 m²");
  expect(field(labels.areaSqft)).toHaveValue("1,507");
  expect(field(labels.areaSqft)).toHaveAccessibleDescription(`140 m² = ${count.sqft.replace("{{count}}", "1,507")}`);
  await user.keyboard("{Backspace}");
  expect(field(labels.areaSqft)).toHaveAccessibleDescription(labels.areaSqftHelp);
});

test.each(LANGUAGES)("in %s what cannot be read stays, says so, and is not calculated", async (language) => {
  const { form: labels, errors: messages, results } = wordsIn(language);
  const { user } = showCalculator({ language });
  const price = field(labels.purchasePrice);
  await user.click(price);
  await user.paste("350,000 - 400,000");
  expect(price).toHaveValue("350,000 - 400,000");
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription(messages.validAmount);
  await user.click(screen.getByRole("button", { name: labels.calculate }));
  const summary = await screen.findByRole("group", { name: labels.problems });
  expect(summary).toHaveTextContent(`${labels.purchasePrice}: ${messages.validAmount}`);
  expect(price).toHaveValue("350,000 - 400,000");
  expect(screen.getByText(results.empty)).toBeVisible();
  await user.clear(price);
  await user.type(price, "350000");
  expect(price).toBeValid();
});

test("a line's amount that cannot be read stays and says so", async () => {
  const { user } = showCalculator();
  await user.click(screen.getByText(form.more));
  await user.click(screen.getByRole("button", { name: form.addLineTo.replace("{{list}}", form.ownLines) }));
  const amount = screen.getByRole("textbox", { name: new RegExp(`^${form.lineAmount}`) });
  await user.click(amount);
  await user.paste("100 or 200");
  expect(amount).toHaveValue("100 or 200");
  expect(amount).toHaveAccessibleDescription(errors.validAmount);
});

test("an amount says back what it understood, and announces it once the field is left", async () => {
  const { user } = showCalculator();
  const announced = () => screen.getAllByRole("status").map((status) => status.textContent);
  await user.type(field(form.purchasePrice), "162.000");
  expect(screen.getByText("$162,000")).toHaveAttribute("aria-hidden", "true");
  expect(announced()).not.toContain("$162,000");
  await user.tab();
  expect(announced()).toContain("$162,000");
});
