// The editor's publishing button: it keeps following a save, whatever happens on the way.
import { act, screen } from "@testing-library/react";
import type { CheckRun, GitHub } from "../../src/editor/publishing/github";
import { publishingDesk } from "../../src/editor/publishing/publishingDesk";
import { EDITOR_WORDS } from "../../src/editor/screen/editorWords";
import type { Teller } from "../../src/editor/screen/tellEditor";

const RUNNING: CheckRun = { id: 1, name: "build", status: "in_progress", conclusion: null, html_url: "" };

const teller = {
  say: (word: keyof typeof EDITOR_WORDS) => EDITOR_WORDS[word].en,
  filePlace: (file: string) => ({ text: file }),
} as unknown as Teller;

/** A desk whose questions to GitHub are answered in turn; the published site does not say what it was built from. */
function openDesk(...answers: (() => Promise<CheckRun[]>)[]) {
  const checkRuns = () => (answers.shift() ?? (() => Promise.resolve([])))();
  return publishingDesk({ checkRuns } as unknown as GitHub, teller);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  globalThis.fetch = () => Promise.resolve({ ok: false } as Response);
});

afterEach(() => jest.useRealTimers());

const button = (word: keyof typeof EDITOR_WORDS) => screen.queryByRole("button", { name: EDITOR_WORDS[word].en });

test("after a failed request, the next one shows the state again", async () => {
  const desk = openDesk(
    () => Promise.reject(new Error("no network")),
    () => Promise.resolve([RUNNING]),
  );
  await desk.follow([]);
  expect(button("checking")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(button("checking")).toBeVisible();
});

test("an answer that was asked for before a save does not replace what is shown since", async () => {
  let answer: (runs: CheckRun[]) => void = () => undefined;
  const desk = openDesk(() => new Promise((resolve) => (answer = resolve)));
  const earlier = desk.follow([]);
  await act(() => jest.advanceTimersByTimeAsync(0));
  desk.begin();
  answer([RUNNING]);
  await earlier;
  expect(button("waiting")).toBeVisible();
  expect(button("checking")).toBeNull();
});
