// Links to drafts: where they are offered, and what the editor is told of each.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { draftLinks } from "../../src/editor/drafts/draftLinks";
import type { DrawnPage } from "../../src/editor/previewPane/previewPane";
import { EDITOR_WORDS } from "../../src/editor/screen/editorWords";

const asked: string[] = [];

/** Each request gets the next answer; null is none at all. */
function answerWith(...answers: (readonly [status: number, body?: object] | null)[]): void {
  window.fetch = (input, { method = "GET" } = {}) => {
    asked.push(`${method} ${String(input)}`);
    const [status, body] = answers.shift() ?? [];
    if (status === undefined) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(body) } as Response);
  };
}

const repository = { token: () => Promise.resolve("token") };
const page = (language: "en" | "es"): DrawnPage => ({ title: "Buy", language, take: () => Promise.resolve("<p>") });
const made = (id: string) => [201, { path: `/api/cms/drafts?token=${id}`, until: Date.UTC(2026, 11, 3, 12) }] as const;

beforeEach(() => {
  document.body.replaceChildren();
  asked.length = 0;
});

afterEach(() => jest.useRealTimers());

test("the server is asked once a page is previewed, and again until it answers", async () => {
  jest.useFakeTimers();
  answerWith(null, [502], [204]);
  const linking = draftLinks(true, repository, "en");
  expect(asked).toEqual([]);
  const offered = Promise.all([linking(), linking()]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await offered).toEqual([expect.any(Function), expect.any(Function)]);
  expect(asked).toHaveLength(3);
});

test("where the server makes none, and on local files, no link is offered", async () => {
  answerWith([404]);
  expect(await draftLinks(true, repository, "en")()).toBeUndefined();
  expect(await draftLinks(false, repository, "en")()).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test("of two links, the one that was made is shown, and why the other was not", async () => {
  answerWith([204], made("first"), [413], [503], null);
  const link = await draftLinks(true, repository, "en")();
  link?.([page("en"), page("es")]);
  const panel = await screen.findByRole("region", { name: EDITOR_WORDS.linkReady.en });
  const [address, , other] = screen.getAllByRole("listitem");
  expect(address).toHaveTextContent(`English${location.origin}/api/cms/drafts?token=first`);
  expect(other).toHaveTextContent(`Español${EDITOR_WORDS.linkFailed.en}. ${EDITOR_WORDS.linkTooLarge.en}`);
  await userEvent.click(screen.getByRole("button", { name: EDITOR_WORDS.copyLink.en }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(screen.getByText(/too many pictures/)).toBeVisible();

  link?.([page("en"), page("es")]);
  expect(await screen.findByRole("alert", { name: EDITOR_WORDS.linkFailed.en })).toHaveTextContent(
    EDITOR_WORDS.linkFailedHow.en,
  );
  expect(screen.queryByText(EDITOR_WORDS.linkReady.en)).toBeNull();
});
