import { runTogether, type Program } from "../../../src/editor/runTogether";

const script = (name: string, code: string): Program => ({ name, args: ["-e", code] });

const WAITS = "setInterval(() => undefined, 1000)";
const IS_DEAF = `process.on("SIGTERM", () => undefined); ${WAITS}`;

const never = () => new AbortController().signal;

test("when one program exits, the others are stopped and its name is returned", async () => {
  const ending = await runTogether([script("The site", WAITS), script("The backend", "process.exit(3)")], never());
  expect(ending).toEqual({ first: "The backend", code: 3 });
});

test("exiting with code 0 counts as a failure: no program is meant to exit", async () => {
  const ending = await runTogether([script("The site", "process.exit(0)"), script("The backend", WAITS)], never());
  expect(ending).toEqual({ first: "The site", code: 1 });
});

test("all programs stop when asked to, even one that ignores SIGTERM", async () => {
  const stop = new AbortController();
  const ending = runTogether([script("The site", IS_DEAF), script("The backend", WAITS)], stop.signal);
  stop.abort();
  expect(await ending).toEqual({ code: 0 });
});
