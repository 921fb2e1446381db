import { limitOf, patientFetch, type Wait } from "../../../../src/editor/save/patientFetch";

const API = "https://api.github.example";
const GIVEN_UP = "GitHub does not answer";
const NOW = Date.parse("2026-11-28T12:00:00Z");

const refused = (status: number, headers: Record<string, string> = {}, message = "Forbidden") =>
  Response.json({ message }, { status, headers });

const broken = () =>
  new Response("<html>Bad gateway</html>", { status: 502, headers: { "content-type": "text/html" } });

/** A GitHub that gives these answers in turn; the editor's waits are kept, and end as soon as they may. */
function gitHub(...answers: (() => Response)[]) {
  const waits: Wait[] = [];
  const shown = new Set<Date>();
  let asked = 0;
  const send = () => Promise.resolve((answers[asked++] ?? (() => Response.json("fine")))());
  const onWait = (wait: Wait) => {
    if (waits.at(-1)?.until !== wait.until) waits.push(wait);
    shown.add(wait.until);
    return () => void shown.delete(wait.until);
  };
  const ask = patientFetch(send, { apiRoot: API, onWait, givenUp: GIVEN_UP, pauses: [1, 1, 1] });
  return { ask: () => ask(`${API}/user`), asked: () => asked, waits, shown };
}

test.each([
  ["as long as it asks for", refused(403, { "retry-after": "90" }), 90_000],
  [
    "until the time that it names",
    refused(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": `${NOW / 1000 + 1_200}` }),
    1_200_000,
  ],
  ["for a minute if it names none", refused(403, {}, "You have exceeded a secondary rate limit"), 60_000],
  ["for a minute after a bare 429", refused(429), 60_000],
  ["for an hour at most, whatever the clock here says", refused(429, { "retry-after": "90000" }), 3_600_000],
  ["not at all for want of rights", refused(403, { "x-ratelimit-remaining": "4000" }), undefined],
  ["not at all after an answer", Response.json("fine"), undefined],
])("GitHub takes no more requests %s", async (_, answer, milliseconds) => {
  await expect(limitOf(answer, NOW)).resolves.toBe(milliseconds);
});

test("a request over the limit is told with its time and made again once that has come", async () => {
  const { ask, asked, waits, shown } = gitHub(() => refused(429, { "retry-after": "1" }));
  const before = Date.now();
  const asking = ask();
  const later = ask();
  await expect((await asking).json()).resolves.toBe("fine");
  await later;
  expect(waits).toHaveLength(1);
  expect(waits[0]?.why).toBe("limited");
  expect(waits[0]?.until.getTime()).toBeGreaterThanOrEqual(before + 1_000);
  expect([asked(), shown.size]).toEqual([3, 0]);
});

test("whoever does not wait is refused in words, and what waited is not sent later", async () => {
  const { ask, asked, waits, shown } = gitHub(() => refused(429, { "retry-after": "3000" }));
  const asking = ask();
  while (waits.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  waits[0]?.stop();
  const answer = await asking;
  expect([answer.ok, await answer.json()]).toEqual([false, { message: GIVEN_UP }]);
  expect([asked(), shown.size]).toEqual([1, 0]);
});

test("whoever presses as one wait becomes the next does not wait either", async () => {
  const { ask, asked, waits, shown } = gitHub(
    () => refused(429, { "retry-after": "1" }),
    () => refused(429, { "retry-after": "3000" }),
  );
  const asking = ask();
  while (waits.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  waits[0]?.stop();
  expect(await (await asking).json()).toEqual({ message: GIVEN_UP });
  expect(await (await ask()).json()).toEqual({ message: GIVEN_UP });
  expect([asked(), shown.size]).toEqual([2, 0]);
});

test("a breakdown is tried again, told if it lasts, and over with the first answer", async () => {
  const { ask, asked, waits, shown } = gitHub(broken, broken);
  await expect((await ask()).json()).resolves.toBe("fine");
  expect([asked(), waits.map(({ why }) => why), shown.size]).toEqual([3, ["broken"], 0]);
});

test("a breakdown that does not end is told in words, not in GitHub's HTML", async () => {
  const { ask, shown } = gitHub(broken, broken, broken, broken);
  const answer = await ask();
  expect([answer.status, await answer.json()]).toEqual([503, { message: GIVEN_UP }]);
  expect(shown.size).toBe(0);
});
