import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { list, showForm, text } from "./contactFormSetUp";

beforeEach(() => sessionStorage.clear());

test("MUI marks the entry that Enter would choose with the classes that the style sheet uses", async () => {
  const css = readFileSync("src/contact/ui/country/CountryPicker.module.css", "utf8");
  const used = [...new Set(css.match(/Mui-\w+/g))].sort();
  expect(used).toEqual(["Mui-focusVisible", "Mui-focused"]);
  const { user } = showForm();
  await user.type(list(text.country), "c");
  const [first, second, third] = screen.getAllByRole("option");
  expect(first).toHaveClass("Mui-focused");
  await user.keyboard("{ArrowDown}");
  expect(first).not.toHaveClass("Mui-focused");
  expect(second).toHaveClass(...used);
  await user.hover(third ?? document.body);
  expect(second).not.toHaveClass("Mui-focused");
  expect(third).toHaveClass("Mui-focused");
});
