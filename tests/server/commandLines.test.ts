import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

jest.setTimeout(60_000);

const start = (name: string, ...args: string[]) =>
  spawn(process.execPath, ["--import", "tsx", `src/server/${name}/cli.ts`, ...args]);

async function ended(command: ReturnType<typeof start>) {
  const [stderr, [code]] = await Promise.all([text(command.stderr), once(command, "close") as Promise<[number]>]);
  return { code, stderr };
}

test.each(["leads", "vitals"])("npm run %s ends well when its reader has seen enough", async (name) => {
  const command = start(name, "--help");
  command.stdout.destroy();
  expect(await ended(command)).toEqual({ code: 0, stderr: "" });
});

test.each([
  ["leads", /^Unknown option '--fly'\. See: npm run leads -- --help\n$/],
  ["vitals", /^Unknown option '--fly'\.\nnpm run -s vitals -- \[--language /],
])("npm run %s answers an option that it does not know with how it is called", async (name, advice) => {
  expect(await ended(start(name, "--fly"))).toEqual({ code: 1, stderr: expect.stringMatching(advice) });
});
