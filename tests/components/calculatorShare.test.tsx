import { screen, waitFor } from "@testing-library/react";
import { interpolate } from "../../src/content/interpolate";
import { words as siteWords } from "../fixtures/sitePage";
import { calculate, field, showCalculated, showCalculator, text } from "./calculatorSetUp";

const { form, share } = text;

test("a deal's link can be copied, sent by chat, and attached to the contact form", async () => {
  const props = { company: { chat: { number: "13055550142", message: "Hello" } }, requestUrl: "#contact" };
  const { user } = await showCalculated({ props });
  const link = field(share.link).value;
  expect(link).toMatch(/^http:\/\/localhost\/\?deal=2_1500_250000_420000_normal_4_85_2_11_annual_[^#]*#calculator$/);
  await user.click(screen.getByText(share.copy));
  expect(await screen.findByText(share.copied)).toBeVisible();
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
  const chat = new URL(
    screen.getByRole<HTMLAnchorElement>("link", { name: `${share.chat} ${siteWords("common").chat.newTab}` }).href,
  );
  expect(chat.pathname).toBe("/13055550142");
  expect(chat.searchParams.getAll("text")).toEqual([interpolate(share.chatMessage, { link })]);
  expect(screen.getByText(share.request)).toHaveAttribute("href", "#contact");
});

test("without access to the clipboard, nothing is called copied, and the link can be taken from its field", async () => {
  const { user } = await showCalculated();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await user.click(screen.getByText(share.copy));
  expect(await screen.findByText(share.notCopied)).toBeVisible();
  expect(screen.queryByText(share.copied)).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test("a link can be handed to the device's other applications, where the browser can", async () => {
  const { unmount } = await showCalculated();
  expect(screen.queryByText(share.share)).not.toBeInTheDocument();
  unmount();
  const send = jest.fn().mockRejectedValueOnce(new DOMException("", "AbortError"));
  Object.defineProperty(navigator, "share", { value: send, configurable: true });
  const { user } = showCalculator();
  await user.type(field(share.name), "Oak Street");
  const link = field(share.link).value;
  await user.click(screen.getByText(share.share));
  expect(send).toHaveBeenLastCalledWith({ title: "Oak Street", url: link });
  await user.click(screen.getByText(share.share));
  expect(screen.queryByText(share.notSent)).not.toBeInTheDocument();
  send.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.click(screen.getByText(share.share));
  expect(await screen.findByText(share.notSent)).toBeVisible();
  Reflect.deleteProperty(navigator, "share");
});

test("after a change in the form, the sharing section says which deal it applies to", async () => {
  const { user } = await showCalculated();
  const note = share.asCalculated;
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await user.type(field(form.areaSqft), "0");
  expect(await screen.findByText(note)).toBeVisible();
  await calculate(user);
  await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
});
