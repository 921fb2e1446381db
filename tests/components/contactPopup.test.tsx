import { createEvent, fireEvent, screen } from "@testing-library/react";
import { answerPosts, popup, showFilled, submitButton, text, thanks } from "./contactFormSetUp";

beforeEach(() => sessionStorage.clear());

async function openPopup() {
  answerPosts(201, { status: "delivered" });
  const { user } = showFilled();
  await user.click(submitButton());
  return { user, box: await popup() };
}

test("the popup receives the focus, so that its text is read before its button", async () => {
  const { user, box } = await openPopup();
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(expect.stringContaining(text.popup.message));
  await user.tab();
  expect(screen.getByRole("button", { name: text.popup.close })).toHaveFocus();
});

test("Escape closes the popup and moves the focus to what follows", async () => {
  const { box } = await openPopup();
  const cancel = createEvent("cancel", box, { cancelable: true });
  fireEvent(box, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(box).not.toBeInTheDocument();
  expect(thanks()).toHaveFocus();
});

test("a click outside the popup closes it; selecting text past its edge does not", async () => {
  const { box } = await openPopup();
  fireEvent.mouseDown(screen.getByText(text.popup.message));
  fireEvent.click(box);
  expect(box).toBeVisible();
  fireEvent.mouseDown(box);
  fireEvent.click(box);
  expect(box).not.toBeInTheDocument();
});
