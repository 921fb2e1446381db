import { readSignInSettings } from "../../../../src/server/editors/signInSettings";
import { problemsOf } from "../../../../src/server/config/settings";

const keys = { CMS_GITHUB_CLIENT_ID: "id", CMS_GITHUB_CLIENT_SECRET: "secret" };

test("without settings, nobody can sign in, which is no error", () => {
  expect(readSignInSettings({})).toBeUndefined();
  expect(readSignInSettings({ CMS_GITHUB_CLIENT_ID: " ", CMS_GITHUB_URL: "" })).toBeUndefined();
});

test("an ID and a secret are enough for github.com", () => {
  const settings = { clientId: "id", clientSecret: "secret", githubUrl: "https://github.com" };
  expect(readSignInSettings(keys)).toEqual(settings);
});

test("a GitHub Enterprise server has its own address", () => {
  const settings = readSignInSettings({ ...keys, CMS_GITHUB_URL: "https://github.acme.example/" });
  expect(settings?.githubUrl).toBe("https://github.acme.example");
});

test.each([
  ["a missing secret", { CMS_GITHUB_CLIENT_ID: "id" }, ["CMS_GITHUB_CLIENT_SECRET"]],
  ["a missing id", { CMS_GITHUB_CLIENT_SECRET: "secret" }, ["CMS_GITHUB_CLIENT_ID"]],
  ["an address alone", { CMS_GITHUB_URL: "https://github.com" }, Object.keys(keys)],
  ["a key with a space", { ...keys, CMS_GITHUB_CLIENT_ID: "a b" }, ["CMS_GITHUB_CLIENT_ID"]],
  ["a plain address", { ...keys, CMS_GITHUB_URL: "http://github.com" }, ["CMS_GITHUB_URL"]],
  ["an address with a query", { ...keys, CMS_GITHUB_URL: "https://github.com/?a=1" }, ["CMS_GITHUB_URL"]],
])("%s is reported by its name, without its value", (_name, env: Record<string, string>, names) => {
  const problems = problemsOf(() => readSignInSettings(env));
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(names);
  expect(problems.join("")).not.toContain("a b");
});
