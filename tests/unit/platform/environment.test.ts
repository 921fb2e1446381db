import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { WITHOUT_DOT_ENV } from "../../withoutDotEnv";

afterEach(removeFolders);

const TSX = require.resolve("tsx");

/** The environment of a process started in a folder with this `.env`. */
function environmentWith(files: Record<string, string>, set: Record<string, string> = {}): Record<string, string> {
  const program = `console.log(JSON.stringify(require("${resolve("src/platform/environment.ts")}").loadEnvironment()))`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--require", TSX, "-e", program], {
    cwd: folderOf(files),
    env: { PATH: process.env.PATH, ...set } as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as Record<string, string>;
}

const EXAMPLES = [...readFileSync(".env.example", "utf8").matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(
  ([, name = "", value = ""]) => [name, value] as const,
);

test("without .env, the environment stays as it is", () => {
  expect(environmentWith({}, { PORT: "1" })).toMatchObject({ PORT: "1" });
});

test("what is set, even to nothing, wins over .env", () => {
  const env = environmentWith({ ".env": "PORT=2\nHOST=two\nSITE_URL=two\n" }, { PORT: "1", HOST: "" });
  expect(env).toMatchObject({ PORT: "1", HOST: "", SITE_URL: "two" });
});

test("every setting in .env.example, once its # is removed, is read as it stands there", () => {
  const expected = Object.fromEntries(EXAMPLES);
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  const file = Object.entries(expected).map(([name, value]) => `${name}=${value}\n`);
  expect(environmentWith({ ".env": file.join("") })).toMatchObject(expected);
});

test("what tests start reads no setting of a developer's .env but those each of them sets", () => {
  const setByEach = ["PORT", "HOST", "LEADS_DATABASE_URL", "LEADS_RATE_LIMIT"];
  // The site under test is the one that was built.
  const ofBuilds = ["CMS_REPOSITORY", "CMS_BRANCH"];
  const shielded = [...Object.keys(WITHOUT_DOT_ENV), ...setByEach, ...ofBuilds];
  expect(shielded).toEqual(expect.arrayContaining(EXAMPLES.map(([name]) => name)));
});
