import { readSignInSettings } from "../../../src/server/cms/signInSettings";

function reading(env: Record<string, string>) {
  const problems: string[] = [];
  return { settings: readSignInSettings(env, problems), problems };
}

const keys = { CMS_GITHUB_CLIENT_ID: "id", CMS_GITHUB_CLIENT_SECRET: "secret" };

test("with no setting nobody can sign in, and nothing is wrong", () => {
  expect(reading({})).toEqual({ settings: undefined, problems: [] });
  expect(reading({ CMS_GITHUB_CLIENT_ID: " ", CMS_GITHUB_URL: "" })).toEqual({ settings: undefined, problems: [] });
});

test("id and secret are enough for GitHub itself", () => {
  const settings = { clientId: "id", clientSecret: "secret", githubUrl: "https://github.com" };
  expect(reading(keys)).toEqual({ settings, problems: [] });
});

test("a GitHub Enterprise server has its own address", () => {
  const { settings, problems } = reading({ ...keys, CMS_GITHUB_URL: "https://github.acme.example/" });
  expect([settings?.githubUrl, problems]).toEqual(["https://github.acme.example", []]);
});

test.each([
  ["a missing secret", { CMS_GITHUB_CLIENT_ID: "id" }, ["CMS_GITHUB_CLIENT_SECRET"]],
  ["a missing id", { CMS_GITHUB_CLIENT_SECRET: "secret" }, ["CMS_GITHUB_CLIENT_ID"]],
  ["an address alone", { CMS_GITHUB_URL: "https://github.com" }, Object.keys(keys)],
  ["a key with a space", { ...keys, CMS_GITHUB_CLIENT_ID: "a b" }, ["CMS_GITHUB_CLIENT_ID"]],
  ["a plain address", { ...keys, CMS_GITHUB_URL: "http://github.com" }, ["CMS_GITHUB_URL"]],
  ["an address with a query", { ...keys, CMS_GITHUB_URL: "https://github.com/?a=1" }, ["CMS_GITHUB_URL"]],
])("%s is told by its name, without its value", (_name, env: Record<string, string>, names) => {
  const { problems } = reading(env);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(names);
  expect(problems.join("")).not.toContain("a b");
});
