// The editor's publishing button: it keeps following a save, whatever happens on the way.
import { act, screen } from "@testing-library/react";
import type { CheckRun, GitHub } from "../../src/editor/publishing/github";
import { publishingStatus } from "../../src/editor/publishing/publishingStatus";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import type { EditorNotifier } from "../../src/editor/screen/editorNotifier";

const RUNNING: CheckRun = { id: 1, name: "build", status: "in_progress", conclusion: null, html_url: "" };

const notifier = {
  say: (word: keyof typeof EDITOR_WORDS) => EDITOR_WORDS[word].en,
  filePlace: (file: string) => ({ text: file }),
} as unknown as EditorNotifier;

/** A publishing status whose questions to GitHub are answered in turn; the published site does not say what it was built from. */
function openStatus(...answers: (() => Promise<CheckRun[]>)[]) {
  const checkRuns = () => (answers.shift() ?? (() => Promise.resolve([])))();
  return publishingStatus({ checkRuns } as unknown as GitHub, notifier);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  globalThis.fetch = () => Promise.resolve({ ok: false } as Response);
});

afterEach(() => jest.useRealTimers());

const button = (word: keyof typeof EDITOR_WORDS) => screen.queryByRole("button", { name: EDITOR_WORDS[word].en });

test("after a failed request, the next one shows the state again", async () => {
  const status = openStatus(
    () => Promise.reject(new Error("no network")),
    () => Promise.resolve([RUNNING]),
  );
  await status.follow([]);
  expect(button("checking")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(button("checking")).toBeVisible();
});

test("an answer that was asked for before a save does not replace what is shown since", async () => {
  let answer: (runs: CheckRun[]) => void = () => undefined;
  const status = openStatus(() => new Promise((resolve) => (answer = resolve)));
  const earlier = status.follow([]);
  await act(() => jest.advanceTimersByTimeAsync(0));
  status.begin();
  answer([RUNNING]);
  await earlier;
  expect(button("waiting")).toBeVisible();
  expect(button("checking")).toBeNull();
});
