// `npm run cms`: the development site and the editor's local backend together. What is saved in the editor is written
// into content/ at once, and the site shows it.
import { runScript } from "../runScript";
import { LOCAL_PORT } from "./editorConfig";
import { runTogether, type Program } from "./runTogether";

const SITE_PORT = 8000;
const SITE = `http://localhost:${SITE_PORT}`;

const PROGRAMS: Program[] = [
  {
    name: "The editor's backend",
    args: ["node_modules/decap-server/dist/index.js"],
    // This machine only: whoever reaches the backend can write into the folder.
    env: { PORT: `${LOCAL_PORT}`, BIND_HOST: "127.0.0.1", MODE: "fs", GIT_REPO_DIRECTORY: ".", LOG_LEVEL: "warn" },
  },
  {
    name: "The development site",
    args: ["node_modules/gatsby/cli.js", "develop", "--port", `${SITE_PORT}`],
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
  },
];

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

async function tellWhenReady(stop: AbortSignal): Promise<void> {
  while (!stop.aborted && !(await answers(`${SITE}/admin/`))) await new Promise((resolve) => setTimeout(resolve, 1000));
  if (!stop.aborted) console.log(`\nEdit at ${SITE}/admin/ and see the result at ${SITE}/ (Ctrl-C stops both)\n`);
}

runScript(async () => {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  void tellWhenReady(stop.signal);
  const { first, code } = await runTogether(PROGRAMS, stop.signal);
  if (first) console.error(`${first} has ended; is its port (${LOCAL_PORT} or ${SITE_PORT}) taken by another program?`);
  process.exit(code);
});
