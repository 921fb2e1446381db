import { screen } from "@testing-library/react";
import {
  answerPosts,
  bodyOf,
  box,
  close,
  keyOf,
  list,
  popup,
  showFilled,
  submitButton,
  text,
  thanks,
} from "./contactFormSetUp";

beforeEach(() => sessionStorage.clear());

test("after the thanks another request begins with an empty form and the cursor in its first field", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  answerPosts(201, { status: "delivered" });
  const { user } = showFilled({ calculation: { arv: 300_000 } });
  const attach = () => screen.getByRole("checkbox", { name: text.attach });
  await user.click(attach());
  await user.click(submitButton());
  await popup();
  await close(user);
  await user.click(screen.getByRole("button", { name: text.another }));
  expect(box(text.firstName)).toHaveFocus();
  for (const name of [text.firstName, text.lastName, text.email, text.phoneNumber]) expect(box(name)).toHaveValue("");
  expect(list(text.phoneCode)).toHaveValue("+1");
  expect(list(text.country)).toHaveValue("");
  expect(attach()).not.toBeChecked();
  expect(thanks()).not.toBeInTheDocument();
});

test("an analysis made after the request brings the form back as it was sent, with the box to attach it", async () => {
  const post = answerPosts(201, { status: "delivered" });
  const { user, change } = showFilled();
  await user.click(submitButton());
  await popup();
  await close(user);
  change({ calculation: { arv: 300_000 } });
  expect(thanks()).not.toBeInTheDocument();
  const attach = await screen.findByRole("checkbox", { name: text.attach });
  expect(attach).not.toBeChecked();
  await user.click(attach);
  await user.click(submitButton());
  await popup();
  expect(bodyOf(post, 1)).toEqual({ ...bodyOf(post, 0), calculation: { arv: 300_000 } });
  expect(keyOf(post, 1)).not.toBe(keyOf(post, 0));
});

test("what was sent stays in no storage, but for the form that a new analysis has brought back", async () => {
  answerPosts(201, { status: "delivered" });
  const { user, change } = showFilled();
  await user.click(submitButton());
  await popup();
  await close(user);
  expect(sessionStorage.getItem("contact-draft")).toBeNull();
  change({ calculation: { arv: 300_000 } });
  expect(box(text.firstName)).toHaveValue("Ana");
  expect(sessionStorage.getItem("contact-draft")).toContain("Ana");
});

test("clearing the calculator leaves the thanks where they are", async () => {
  answerPosts(201, { status: "delivered" });
  const { user, change } = showFilled({ calculation: { arv: 300_000 } });
  await user.click(submitButton());
  await popup();
  await close(user);
  change({ calculation: undefined });
  expect(thanks()).toBeVisible();
});

test("the focus scrolls to the thanks, but not on a page that has scrolled on itself", async () => {
  answerPosts(201, { status: "delivered" });
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  for (const onCompleted of [undefined, jest.fn()]) {
    const { user, unmount } = showFilled({ onCompleted });
    await user.click(submitButton());
    await popup();
    await close(user);
    expect(thanks()).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: onCompleted !== undefined });
    unmount();
  }
  focus.mockRestore();
});
