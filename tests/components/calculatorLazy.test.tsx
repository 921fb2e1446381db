import { render, screen } from "@testing-library/react";
import { LazyCalculator } from "../../src/calculator/LazyCalculator";
import { calculatorProps, datePicker, form, text } from "./calculatorSetUp";

test("the section stands at once with its heading and notice, and the calculator follows", async () => {
  const { container } = render(<LazyCalculator {...calculatorProps()} />);
  expect(container.querySelector("section#calculator")).toHaveAccessibleName(text.title);
  expect(screen.getByText(text.notice)).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(text.loading);
  expect(await screen.findByText(form.calculate, {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.queryByText(text.loading)).not.toBeInTheDocument();
  expect(await datePicker()).toBeVisible();
});
