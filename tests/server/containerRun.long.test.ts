// The image's own command, environment, and health check, on a bundle in place of its files.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { filesBelow } from "../../src/platform/publicWalk";
import { bundle, SERVED_AT } from "../fixtures/bundledServer";
import { folderOf } from "../fixtures/folder";
import { homeOf, publishNamed } from "../fixtures/releases";
import { afterwards } from "../fixtures/servedSite";
import { startProcess } from "../fixtures/startProcess";
import { freePort } from "../freePort";

const run = promisify(execFile);

const [, RUNTIME = ""] = readFileSync("Dockerfile", "utf8").split(/^FROM .*$(?![^]*^FROM )/m);

/** What follows the only instruction of this name that the image is left with. */
function instruction(name: string): string {
  const [found, ...others] = [...RUNTIME.matchAll(new RegExp(`^${name} (.*)$`, "gm"))];
  expect(others).toEqual([]);
  return found?.[1] ?? "";
}

const commandOf = (text: string) => JSON.parse(text.slice(text.indexOf("["))) as [string, ...string[]];

/** The image with a release, its folders and its port replaced by ones of this machine. */
async function madeImage() {
  const { dist } = await bundle();
  publishNamed("first", dist);
  const data = folderOf();
  const folders = { [instruction("COPY").split(" ").at(-1) ?? ""]: dist, [instruction("VOLUME")]: data };
  const here = (text: string) =>
    Object.entries(folders).reduce(
      (path, [inside, outside]) => path.replace(RegExp(`(?<=^|:)${inside}`), outside),
      text,
    );
  const settings = instruction("ENV")
    .split(" ")
    .map((setting) => setting.split("=") as [string, string]);
  const env = {
    PATH: process.env.PATH,
    ...Object.fromEntries(settings.map(([name, value]) => [name, here(value)])),
    PORT: String(await freePort()),
  };
  const [program, ...words] = commandOf(instruction("CMD")).map(here);
  const cwd = here(instruction("WORKDIR"));
  return { dist, data, env, program: program ?? "", words, cwd };
}

test("the image's command serves the site on its port, writes only to its volume, and stops when told to", async () => {
  const { dist, data, env, program, words, cwd } = await madeImage();
  const files = filesBelow(dist);
  const server = await startProcess(program, words, {
    name: "The image",
    ready: SERVED_AT,
    cwd,
    env,
  });
  afterwards(() => server.stop());
  expect(await (await fetch(`http://127.0.0.1:${env.PORT}/`)).text()).toBe(homeOf("first"));
  expect(filesBelow(dist)).toEqual(files);
  expect(filesBelow(data)).toContain("leads.db");
  expect(env).toMatchObject({
    NODE_ENV: "production",
    HOST: "0.0.0.0",
    LEADS_DATABASE_URL: `file:${join(data, "leads.db")}`,
  });
  expect(instruction("USER")).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(await server.stop()).toBe(0);
});

test("the image's health check succeeds while the server runs, and fails once it does not", async () => {
  const { env, program, words, cwd } = await madeImage();
  const [checker, ...question] = commandOf(instruction("HEALTHCHECK"));
  const isHealthy = () =>
    run(checker, question, { env, cwd }).then(
      () => true,
      () => false,
    );
  expect(await isHealthy()).toBe(false);
  const server = await startProcess(program, words, { name: "The image", ready: /(served at)/, cwd, env });
  afterwards(() => server.stop());
  expect(await isHealthy()).toBe(true);
  await server.stop();
  expect(await isHealthy()).toBe(false);
});
