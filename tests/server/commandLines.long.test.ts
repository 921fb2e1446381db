import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { folderOf, removeFolders } from "../fixtures/folder";

afterEach(removeFolders);

const HELP = ["--import", "tsx", "src/server/leads/cli.ts", "--help"];

async function ended(command: ChildProcess) {
  const output = command.stderr;
  if (!output) throw new Error("its errors are not read");
  const [stderr, [code]] = await Promise.all([text(output), once(command, "close") as Promise<[number]>]);
  return { code, stderr };
}

test("npm run leads exits cleanly when its reader closes the pipe early", async () => {
  const command = spawn(process.execPath, HELP);
  command.stdout.destroy();
  expect(await ended(command)).toEqual({ code: 0, stderr: "" });
});

test("output that cannot be written is reported", async () => {
  const full = openSync("/dev/full", "w");
  const command = spawn(process.execPath, HELP, { stdio: ["ignore", full, "pipe"] });
  closeSync(full);
  expect(await ended(command)).toEqual({ code: 1, stderr: "The output could not be written: ENOSPC\n" });
});

test("a script that fails ends with exit code 1 and one line that says why", async () => {
  const words = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/build/icons/writeIcons.ts")];
  const answer = await ended(spawn(process.execPath, words, { cwd: folderOf() }));
  expect(answer).toEqual({ code: 1, stderr: expect.stringMatching(/^ENOENT: .*brandIcons\.json'\n$/) });
});
