import { act, fireEvent, screen } from "@testing-library/react";
import { list, showForm, text } from "./contactFormSetUp";

afterEach(() => sessionStorage.clear());

// A browser changes fields that do not have the focus.
const autofill = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(list(label), { target: { value } });
  });

test("a country that the browser fills in is chosen, by name or by code, and no list stays open", async () => {
  showForm();
  await autofill(text.country, "Mexico");
  expect(list(text.country)).toHaveValue("Mexico");
  expect(list(text.phoneCode)).toHaveValue("+52");
  await autofill(text.country, "ES");
  expect(list(text.country)).toHaveValue("Spain");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("a phone code that the browser fills in is chosen", async () => {
  showForm();
  await autofill(text.phoneCode, "+57");
  expect(list(text.phoneCode)).toHaveValue("+57");
  await autofill(text.country, "Germany");
  expect(list(text.phoneCode)).toHaveValue("+57");
});
