// The staff tools as programs: arguments, exit codes, and what they refuse.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { openSqlite } from "../../../src/server/database/openSqlite";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { secrets } from "../../fixtures/fakeCrm";
import { folderOf } from "../../fixtures/folder";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";
import { openOffice } from "../../fixtures/leadOffice";

async function runCli(args: string[], env: NodeJS.ProcessEnv) {
  const command = ["--import", "tsx", "src/server/leads/cli.ts", ...args];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
      env: { ...process.env, ...env },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

test("the command line prints tables, and mistakes as one line with exit code 1", async () => {
  const path = join(folderOf(), "cli.db");
  await (await openSqlite(path)).db.destroy();
  const env = { LEADS_DATABASE_URL: `file:${path}` };
  const [list, option, unknown, noId, settings] = await Promise.all([
    runCli(["list"], env),
    runCli(["--fly"], env),
    runCli(["fly"], env),
    runCli(["show"], env),
    runCli(["list"], { ...env, CRM_CLIENT_ID: secrets.CRM_CLIENT_ID }),
  ]);
  expect([list.code, list.stdout]).toEqual([0, "No leads.\n"]);
  expect(option).toMatchObject({ code: 1, stderr: "Unknown option '--fly'. See: npm run -s leads -- --help\n" });
  expect([unknown.code, unknown.stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(/no command "fly"/)]]);
  expect([noId.code, noId.stderr]).toEqual([1, expect.stringMatching(/^Which lead\?/)]);
  expect([settings.code, settings.stderr]).toEqual([1, expect.stringMatching(/CRM_CLIENT_SECRET is missing/)]);
  expect(settings.stderr).not.toContain(secrets.CRM_CLIENT_ID);
});

test("release, close and erase take several leads at once", async () => {
  const { path, server, lead } = await openOffice({ crm: "none" });
  for (const name of ["a", "b"]) await server.post(validBody, key(name));
  const ids = await Promise.all(["a", "b"].map(async (name) => (await lead(name)).id));
  const env = { LEADS_DATABASE_URL: `file:${path}` };
  expect((await runCli(["close", ...ids], env)).stdout.trim().split("\n")).toHaveLength(2);
  expect([(await lead("a")).state, (await lead("b")).state]).toEqual(["closed", "closed"]);
  for (const words of [
    ["show", ...ids],
    ["list", "attention"],
    ["export", "leads.csv"],
    ["retry", "3f2a", "--all"],
  ])
    expect(await runCli(words, env)).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^Too many arguments/),
    });
});

test("a tool that knows only the store releases a held lead to the server's CRM", async () => {
  const { path, server, lead } = await openOffice();
  await server.post({ ...validBody, website: "x" }, key("held"));
  const { id } = await lead("held");
  const answer = await runCli(["release", id], { LEADS_DATABASE_URL: `file:${path}` });
  expect(answer).toMatchObject({ code: 0, stdout: expect.stringContaining("in the queue") });
  expect((await lead("held")).state).not.toBe("stored");
});

test("nothing is erased, and not everything sent again, by a command that says too little", async () => {
  const env = { LEADS_DATABASE_URL: `file:${join(folderOf(), "leads.db")}` };
  const server = await openDesk({ crm: "none", env });
  await server.post(validBody, key("a"));
  const { id = "" } = (await server.leads.store.findByKey("a")) ?? {};
  const erasedAt = async () => (await new StaffStore(server.leads.database).find(id))[0]?.redacted_at;
  expect(await runCli(["retry"], env)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Which lead\?.*--all/),
  });
  const refused = await runCli(["erase", id.slice(-4)], env);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/^Erase what .*ana\.visitor.*add --yes/)]);
  expect(await erasedAt()).toBeNull();
  expect((await runCli(["erase", id, "--yes"], env)).code).toBe(0);
  expect(await erasedAt()).toEqual(expect.any(Number));
});

test("a command for a missing store says so and creates none", async () => {
  const path = join(folderOf(), "none.db");
  const answer = await runCli(["list"], { LEADS_DATABASE_URL: `file:${path}` });
  expect([answer.code, answer.stderr]).toEqual([1, expect.stringMatching(/^There is no lead store at .*none\.db/)]);
  expect(existsSync(path)).toBe(false);
});
