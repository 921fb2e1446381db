import { screen } from "@testing-library/react";
import { answerPosts, bodyOf, keyOf, send, sendAndClose, showFilled, showForm, text, thanks } from "./contactFormSetUp";

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

const calculation = { arv: 300_000 };

const attach = () => screen.getByRole("checkbox", { name: text.attach });

/** Sends a request with the analysis that gets no response, and leaves the page. */
async function sendInVain() {
  const { user, unmount } = showFilled({ calculation });
  await user.click(attach());
  await send(user);
  unmount();
}

test("an analysis is sent only if its box is checked, and with the same key after a failure", async () => {
  const post = answerPosts(503, {});
  const { user } = showFilled({ calculation });
  await sendAndClose(user);
  await user.click(attach());
  await send(user);
  expect(bodyOf(post, 0)).not.toHaveProperty("calculation");
  expect(bodyOf(post, 1).calculation).toEqual(calculation);
  expect(keyOf(post, 1)).toBe(keyOf(post, 0));
});

test("without an analysis, there is no checkbox", () => {
  showForm();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test.each([
  ["a page without a calculator", {}],
  ["the calculator's page", { calculation: { ...calculation } }],
])("an attached analysis stays with a request retried on %s", async (_place, props) => {
  const post = answerPosts(503, {});
  await sendInVain();
  const { user } = showForm(props);
  expect(attach()).toBeChecked();
  await send(user);
  expect(bodyOf(post, 1).calculation).toEqual(calculation);
  expect(keyOf(post, 1)).toBe(keyOf(post, 0));
});

test("an attached analysis can be removed before the request is retried elsewhere", async () => {
  const post = answerPosts(503, {});
  await sendInVain();
  const { user } = showForm();
  await user.click(attach());
  await send(user);
  expect(bodyOf(post, 1)).not.toHaveProperty("calculation");
});

test("the page's calculator replaces the analysis attached before", async () => {
  const post = answerPosts(503, {});
  await sendInVain();
  const { user, change } = showForm();
  change({ calculation: { arv: 400_000 } });
  await sendAndClose(user);
  change({ calculation: undefined });
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  await send(user);
  expect(bodyOf(post, 1).calculation).toEqual({ arv: 400_000 });
  expect(bodyOf(post, 2)).not.toHaveProperty("calculation");
});

test("once the request has arrived, its analysis is gone", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  answerPosts(503, {});
  await sendInVain();
  answerPosts(201, { status: "delivered" });
  const { user } = showForm();
  await sendAndClose(user);
  expect(thanks()).toBeVisible();
  expect(Object.keys(sessionStorage)).toEqual(["show-contact-form"]);
  await user.click(screen.getByRole("button", { name: text.another }));
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});
