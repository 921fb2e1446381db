import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVED_AT } from "../fixtures/bundledServer";
import { edit, project } from "../fixtures/fakeProject";
import { afterwards } from "../fixtures/servedSite";
import { startProcess } from "../fixtures/startProcess";
import { WITHOUT_DOT_ENV } from "../withoutDotEnv";

async function start(folder: string) {
  const server = await startProcess(
    process.execPath,
    [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/server/start.ts")],
    {
      name: "npm start",
      ready: SERVED_AT,
      cwd: folder,
      env: {
        ...process.env,
        ...WITHOUT_DOT_ENV,
        HOST: "127.0.0.1",
        PORT: "0",
        LEADS_DATABASE_URL: `file:${join(folder, "leads.db")}`,
      },
    },
  );
  afterwards(() => server.stop());
  const home = async () => (await fetch(server.told)).text();
  return { ...server, home };
}

test("the first start builds; a later one serves the last release while a new one is built, and then the new one", async () => {
  const folder = project();
  const first = await start(folder);
  expect(await first.home()).toContain('"first"');
  await first.stop();
  edit(folder, "second");
  const second = await start(folder);
  expect(await second.home()).toContain('"first"');
  while (!(await second.home()).includes('"second"')) await sleep(50);
  expect(second.output()).toContain("a new release is being built");
});

test("a failed build, or invalid content, leaves the site as it was", async () => {
  const folder = project();
  await (await start(folder)).stop();
  for (const brand of ["broken", ""]) {
    edit(folder, brand);
    const server = await start(folder);
    while (!server.output().includes("The site stays as it was before")) await sleep(50);
    expect(await server.home()).toContain('"first"');
    await server.stop();
  }
});

test("without a release, invalid content prevents the start, and the error says why", async () => {
  const folder = project();
  edit(folder, "");
  await expect(start(folder)).rejects.toThrow(/site\.json: brand/);
});
