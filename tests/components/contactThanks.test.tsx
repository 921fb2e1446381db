import { screen } from "@testing-library/react";
import {
  answerPosts,
  bodyOf,
  box,
  close,
  keyOf,
  list,
  popup,
  sendAndClose,
  showFilled,
  submitButton,
  text,
  thanks,
} from "./contactFormSetUp";

beforeEach(() => sessionStorage.clear());

test("after the thank-you, another request starts with an empty form and the focus in its first field", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  answerPosts(201, { status: "delivered" });
  const { user } = showFilled({ calculation: { arv: 300_000 } });
  const attach = () => screen.getByRole("checkbox", { name: text.attach });
  await user.click(attach());
  await sendAndClose(user);
  await user.click(screen.getByRole("button", { name: text.another }));
  expect(box(text.firstName)).toHaveFocus();
  for (const name of [text.firstName, text.lastName, text.email, text.phoneNumber]) expect(box(name)).toHaveValue("");
  expect(list(text.phoneCode)).toHaveValue("+1");
  expect(list(text.country)).toHaveValue("");
  expect(attach()).not.toBeChecked();
  expect(thanks()).not.toBeInTheDocument();
});

test("an analysis made after the request can be sent later: the form returns as it was sent", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const post = answerPosts(201, { status: "delivered" });
  const { user, change } = showFilled();
  const follow = () => screen.queryByRole("button", { name: text.attach });
  await sendAndClose(user);
  expect(follow()).not.toBeInTheDocument();
  change({ calculation: { arv: 300_000 } });
  expect(thanks()).toBeVisible();
  await user.click(screen.getByRole("button", { name: text.attach }));
  expect(box(text.firstName)).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: text.attach })).toBeChecked();
  await sendAndClose(user);
  expect(bodyOf(post, 1)).toEqual({ ...bodyOf(post, 0), calculation: { arv: 300_000 } });
  expect(keyOf(post, 1)).not.toBe(keyOf(post, 0));
  expect(thanks()).toBeVisible();
  expect(follow()).not.toBeInTheDocument();
});

test("what was sent is not stored, except in a form the visitor has restored", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  answerPosts(201, { status: "delivered" });
  const { user, change } = showFilled();
  await sendAndClose(user);
  change({ calculation: { arv: 300_000 } });
  expect(sessionStorage.getItem("contact-draft")).toBeNull();
  await user.click(screen.getByRole("button", { name: text.attach }));
  expect(sessionStorage.getItem("contact-draft")).toContain("Ana");
});

test("clearing the calculator keeps the thank-you", async () => {
  answerPosts(201, { status: "delivered" });
  const { user, change } = showFilled({ calculation: { arv: 300_000 } });
  await sendAndClose(user);
  change({ calculation: undefined });
  expect(thanks()).toBeVisible();
});

test("focusing scrolls to the thank-you, except on a page that has already scrolled elsewhere", async () => {
  answerPosts(201, { status: "delivered" });
  const scroll = (Element.prototype.scrollIntoView = jest.fn());
  for (const onCompleted of [undefined, jest.fn()]) {
    const { user, unmount } = showFilled({ onCompleted });
    await sendAndClose(user);
    expect(thanks()).toHaveFocus();
    expect(scroll.mock.contexts.includes(thanks())).toBe(onCompleted === undefined);
    unmount();
  }
});

test("the popup mentions the calculator, and on a page without it, the thank-you links to it", async () => {
  answerPosts(201, { status: "delivered" });
  const { user } = showFilled({ calculatorUrl: "/#calculator" });
  await user.click(submitButton());
  expect(await popup()).toHaveTextContent(text.popup.calculator);
  await close(user);
  const links = screen.getAllByRole("link", { name: text.toCalculator });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/#calculator"]);
});

test("a page may place the focus itself; after a request that did not arrive, the form keeps it", async () => {
  const placeFocus = jest.fn(() => true);
  answerPosts(503, {});
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const { user } = showFilled({ placeFocus });
  await sendAndClose(user);
  expect(placeFocus).not.toHaveBeenCalled();
  answerPosts(201, { status: "delivered" });
  await sendAndClose(user);
  expect(placeFocus).toHaveBeenCalledTimes(1);
});
