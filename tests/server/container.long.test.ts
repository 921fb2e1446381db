// Dockerfile, .dockerignore, and compose.yaml against the project they ship. No container runtime is needed; CI also runs
// the image (.github/workflows/site.yml).
import { existsSync, readFileSync } from "node:fs";
import { checkSettings } from "../../src/server/services";
import { readLeadSettings } from "../../src/server/leads/leadSettings";
import { mailTarget } from "../../src/server/leads/targets/mailTarget";
import { closeTold, mailServer } from "../fixtures/toldDesk";

afterEach(closeTold);

const DOCKERFILE = readFileSync("Dockerfile", "utf8");

/** The arguments of all instructions with this name. */
const instructions = (name: string) =>
  [...DOCKERFILE.matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(([, rest = ""]) => rest);

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

/** Sends a test email through the server on `port`, at `0.0.0.0`: this machine, but not under a local name. */
function sendThrough(smtpUrl: string, port: number) {
  const url = smtpUrl.replace(/(?<=\/\/)[^/?]*/, `0.0.0.0:${port}`);
  const mailbox = {
    name: "mail:staff",
    kind: "mail",
    events: [],
    isGathered: true,
    to: () => "staff@example.com",
    write: () => ({ subject: "Test", text: "Test", html: "Test" }),
    sender: () => "staff@example.com",
  };
  const target = mailTarget({ url }, mailbox, () => "Site", { requestTimeoutMs: 5000 });
  return target.send({ event: "test", id: "test", at: 0 }, AbortSignal.timeout(10_000));
}

/** What the linter finds, with line numbers. */
test("the settings in compose.yaml are valid", () => {
  expect(Object.keys(ENVIRONMENT)).toContain("LEADS_DATABASE_URL");
  expect(() => checkSettings(ENVIRONMENT)).not.toThrow();
});

test("compose.yaml's mail catcher, which has no TLS, receives mail; another server without TLS gets none", async () => {
  const catcher = await mailServer();
  const url = readLeadSettings(ENVIRONMENT).targets.mail?.url ?? "";
  expect(await sendThrough("smtp://mail:1025?from=site@example.com", catcher.port)).toMatchObject({ kind: "systemic" });
  expect(catcher.mails).toEqual([]);
  expect(await sendThrough(url, catcher.port)).toMatchObject({ kind: "delivered" });
  expect(catcher.mails.map(({ to }) => to)).toEqual(["staff@example.com"]);
});

test("what the image copies exists, and a command of package.json builds it without development dependencies", () => {
  const copied = instructions("COPY")
    .filter((rest) => !rest.startsWith("--from="))
    .flatMap((rest) => rest.split(" ").slice(0, -1));
  expect(copied).toContain("package-lock.json");
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const commands = instructions("RUN").flatMap((rest) => /npm run (\S+)/.exec(rest)?.[1] ?? []);
  expect(commands).toEqual(["build"]);
  // tests/unit/installSet.test.ts: this is enough.
  expect(instructions("RUN")[0]).toMatch(/^npm ci --omit=dev\b/);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test("the image runs as an ordinary user on the port it exposes", () => {
  const [user, ...others] = instructions("USER");
  expect(others).toEqual([]);
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(instructions("ENV").join(" ")).toContain(`PORT=${instructions("EXPOSE")[0]}`);
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
