import { act, fireEvent, screen } from "@testing-library/react";
import { list, showForm, text } from "./contactFormSetUp";

afterEach(() => sessionStorage.clear());

// Autofill changes fields without focusing them.
const autofill = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(list(label), { target: { value } });
  });

test("an autofilled country is selected, by name or code, and no list stays open", async () => {
  showForm();
  await autofill(text.country, "Mexico");
  expect(list(text.country)).toHaveValue("Mexico");
  expect(list(text.phoneCode)).toHaveValue("+52");
  await autofill(text.country, "ES");
  expect(list(text.country)).toHaveValue("Spain");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("an autofilled dial code is selected", async () => {
  showForm();
  await autofill(text.phoneCode, "+57");
  expect(list(text.phoneCode)).toHaveValue("+57");
  await autofill(text.country, "Germany");
  expect(list(text.phoneCode)).toHaveValue("+57");
});
