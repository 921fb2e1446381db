// `npm run cms`: runs the development site and the editor's local backend. Saving in the editor writes to content/, and
// the site updates. While the content has problems, the editor runs without the site and lists them.
import { watch } from "node:fs/promises";
import { checkFolder } from "../content/checks/checkFolder";
import { countProblems, describeProblems } from "../content/checks/describeProblems";
import { lockProject } from "../platform/lockProject";
import { runScript } from "../platform/runScript";
import { LOCAL_PORT } from "./config/editorConfig";
import { runTogether, type Program } from "./runTogether";

// Arguments: other ports for the site and the backend, for tests.
const [SITE_PORT = "8000", BACKEND_PORT = `${LOCAL_PORT}`] = process.argv.slice(2);
const SITE = `http://localhost:${SITE_PORT}`;

const BACKEND: Program = {
  name: "The editor's backend",
  args: ["node_modules/decap-server/dist/index.js"],
  // Loopback only: anyone who can reach the backend can write to the folder.
  env: { PORT: BACKEND_PORT, BIND_HOST: "127.0.0.1", MODE: "fs", GIT_REPO_DIRECTORY: ".", LOG_LEVEL: "warn" },
};

// The same as `npm run dev`.
const DEVELOP =
  "--disable-warning=DEP0040 --import ./src/build/compileConfig.mjs node_modules/gatsby/cli.js develop --port";

const DEVELOPMENT_SITE: Program = {
  name: "The development site",
  args: [...DEVELOP.split(" "), SITE_PORT],
  env: { GATSBY_TELEMETRY_DISABLED: "1" },
};

const EDITOR_ALONE: Program = {
  name: "The editor",
  args: ["--import", "tsx", "src/build/editor/serveEditor.ts", SITE_PORT],
};

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

async function tellWhenReady(message: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted && !(await answers(`${SITE}/admin/`))) await new Promise((resolve) => setTimeout(resolve, 1000));
  if (!stop.aborted) console.log(message);
}

/** Runs the programs until `stop` is aborted. If one of them exits first, exits this process with its code. */
async function runUntil(programs: Program[], message: string, stop: AbortSignal): Promise<void> {
  void tellWhenReady(message, stop);
  const { first, code } = await runTogether(programs, stop);
  if (!first) return;
  console.error(`${first} exited. Is another program using its port (${BACKEND_PORT} or ${SITE_PORT})?`);
  process.exit(code);
}

/** Resolves once the content in this folder has no problems. */
async function soundContent(stop: AbortSignal): Promise<void> {
  const changes = watch("content", { recursive: true, signal: stop });
  for await (const { filename } of changes) if (filename && (await checkFolder()).problems.length === 0) return;
}

/** Runs the editor without the site until the content can be built. */
async function mendFirst(stop: AbortController): Promise<void> {
  const { problems } = await checkFolder();
  if (problems.length === 0) return;
  const isMended = new AbortController();
  const sound = soundContent(stop.signal)
    .catch(() => undefined)
    .then(() => isMended.abort());
  console.log(`\ncontent/ has ${countProblems(problems)}; the site starts once they are fixed:\n`);
  console.log(describeProblems(problems));
  await runUntil([BACKEND, EDITOR_ALONE], `\nFix them at ${SITE}/admin/ (Ctrl-C stops)\n`, isMended.signal);
  await sound;
}

runScript(async () => {
  await lockProject("npm run cms");
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  await mendFirst(stop);
  if (stop.signal.aborted) process.exit(0);
  const message = `\nEdit at ${SITE}/admin/ and see the result at ${SITE}/ (Ctrl-C stops both)\n`;
  await runUntil([BACKEND, DEVELOPMENT_SITE], message, stop.signal);
  process.exit(0);
});
