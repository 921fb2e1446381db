import { screen, within } from "@testing-library/react";
import { box, errorOf, fillIn, list, required, showForm, submitButton, text } from "./contactFormSetUp";

beforeEach(() => sessionStorage.clear());

test("an empty form is not sent: the summary receives the focus and links to every field", async () => {
  const { user } = showForm();
  await user.click(submitButton());
  const summary = await screen.findByRole("group", { name: text.errors.title });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    required(text.firstName),
    required(text.lastName),
    required(text.email),
    required(text.phoneNumber),
    text.errors.selectCountry,
  ]);
  expect(errorOf(box(text.lastName))).toBe(required(text.lastName));
  expect(errorOf(list(text.country))).toBe(text.errors.selectCountry);
});

test("a link in the summary focuses its field", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = showForm();
  await user.click(submitButton());
  await user.click(await screen.findByRole("link", { name: text.errors.selectCountry }));
  expect(list(text.country)).toHaveFocus();
});

test("a corrected field leaves the summary immediately but keeps its space, and returns if it becomes invalid again", async () => {
  const { user } = showForm();
  await user.click(submitButton());
  const summary = await screen.findByRole("group", { name: text.errors.title });
  const links = () => within(summary).getAllByRole("link").length;
  expect(links()).toBe(5);
  await user.type(box(text.firstName), "A");
  expect(box(text.firstName)).toHaveFocus();
  expect(within(summary).queryByRole("link", { name: required(text.firstName) })).not.toBeInTheDocument();
  expect(within(summary).getByText(required(text.firstName))).toBeVisible();
  expect(links()).toBe(4);
  await user.clear(box(text.firstName));
  expect(await within(summary).findByRole("link", { name: required(text.firstName) })).toBeVisible();
});

test("phones do not autocorrect names", () => {
  showForm();
  for (const name of [text.firstName, text.lastName]) {
    expect(box(name)).toHaveAttribute("autocorrect", "off");
    expect(box(name)).toHaveAttribute("spellcheck", "false");
  }
});

test("a second invalid attempt focuses the summary again, with the remaining errors", async () => {
  const { user } = showForm();
  await user.click(submitButton());
  await screen.findByRole("group", { name: text.errors.title });
  await fillIn(user);
  await user.clear(box(text.lastName));
  await user.click(submitButton());
  const summary = await screen.findByRole("group", { name: text.errors.title });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(1);
});

test("the notice says what the answers are for, and leads to the page with the rest", () => {
  showForm();
  const notice = screen.getByRole("region", { name: text.important.title });
  expect(notice).toHaveTextContent(text.important.text);
  const { label, to } = text.important.more;
  expect(within(notice).getByRole("link", { name: label })).toHaveAttribute("href", to);
});
