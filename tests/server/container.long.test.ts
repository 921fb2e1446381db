// .dockerignore and compose.yaml against the project; CI builds the image and runs it (.github/workflows/site.yml).
import { existsSync, readFileSync } from "node:fs";
import { checkSettings } from "../../src/server/services";

const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The environment of the site in compose.yaml. */
const ENVIRONMENT = Object.fromEntries(
  [...readFileSync("compose.yaml", "utf8").matchAll(/^ {6}([A-Z_]+): (.+)$/gm)]
    .map(([, name = "", value = ""]) => [name, value] as const)
    .filter(([name]) => !name.startsWith("POSTGRES_")),
);

test("the settings in compose.yaml are valid", () => {
  expect(Object.keys(ENVIRONMENT)).toContain("LEADS_DATABASE_URL");
  expect(() => checkSettings(ENVIRONMENT)).not.toThrow();
  // The mail catcher has no TLS (tests/server/leads/safeTargets.test.ts).
  expect(ENVIRONMENT.SMTP_URL).toContain("ignoreTLS=true");
});

test("the image contains all inputs of a build, but no settings, no leads, and nothing that git ignores", () => {
  const patterns = linesOf(".dockerignore");
  const isIgnored = (name: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(name));
  const kept = linesOf(".gitignore").filter((pattern) => !pattern.startsWith("!"));
  const secrets = [".env", ".env.production", ".env.local", ".data", "leads.db", "leads.db-wal", ".npmrc", ".git"];
  const names = [...kept.map((pattern) => pattern.replace(/\/$/, "").replaceAll("*", ".any")), ...secrets];
  expect(names.filter((name) => !isIgnored(name))).toEqual([]);
  const inputs = ["content", "src", "static", "gatsby-config.ts", "gatsby-node.ts", "package.json", "tsconfig.json"];
  expect(inputs.filter((name) => isIgnored(name) || !existsSync(name))).toEqual([]);
});
