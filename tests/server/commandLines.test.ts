import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { folderOf, removeFolders } from "../fixtures/folder";

jest.setTimeout(60_000);

afterEach(removeFolders);

const start = (name: string, ...args: string[]) =>
  spawn(process.execPath, ["--import", "tsx", `src/server/${name}/cli.ts`, ...args]);

async function ended(command: ReturnType<typeof start>) {
  const [stderr, [code]] = await Promise.all([text(command.stderr), once(command, "close") as Promise<[number]>]);
  return { code, stderr };
}

test.each(["leads", "vitals"])("npm run %s exits cleanly when its reader closes the pipe early", async (name) => {
  const command = start(name, "--help");
  command.stdout.destroy();
  expect(await ended(command)).toEqual({ code: 0, stderr: "" });
});

test.each([
  ["leads", /^Unknown option '--fly'\. See: npm run -s leads -- --help\n$/],
  ["vitals", /^Unknown option '--fly'\.\nnpm run -s vitals -- \[--language /],
])("npm run %s prints its usage when given an unknown option", async (name, advice) => {
  expect(await ended(start(name, "--fly"))).toEqual({ code: 1, stderr: expect.stringMatching(advice) });
});

test("a script that fails ends with exit code 1 and one line that says why", async () => {
  const words = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/content/schema/writeSchemas.ts")];
  const answer = await ended(spawn(process.execPath, words, { cwd: folderOf() }));
  expect(answer).toEqual({ code: 1, stderr: expect.stringMatching(/^ENOENT: .*settings\.json'\n$/) });
});
