// npm run operate: the examples in docs/deploy/ in front of the built site, with only addresses and the certificate
// replaced. Needs nginx, haproxy, openssl, and systemd (Debian's packages of these names), and a built site.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from "node:http2";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { SERVED_AT } from "../fixtures/bundledServer";
import { temporaryFolder } from "../fixtures/folder";
import { validBody } from "../fixtures/validBody";
import { startProcess, type StartedProcess } from "../fixtures/startProcess";
import { freePort } from "../freePort";
import { WITHOUT_DOT_ENV } from "../withoutDotEnv";
import { reasonOf } from "../../src/platform/reasonOf";

const HOST = "www.example.com";
const ORIGIN = `https://${HOST}`;
/** Of one address in an hour, for this try. */
const POSTS_PER_ADDRESS = 5;

interface Ports {
  plain: number;
  secure: number;
  server: number;
}

interface Proxy {
  name: string;
  /** Writes the example into a folder, and returns the program with its words, and those that only check the file. */
  prepare(folder: string, ports: Ports): { program: string; run: string[]; check: string[] };
  ready: RegExp;
}

const example = (name: string) => readFileSync(`docs/deploy/${name}`, "utf8");

function replaceAll(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!from.test(changed)) throw new Error(`The example has no ${String(from)}`);
    return changed.replace(from, to);
  }, text);
}

const NGINX: Proxy = {
  name: "nginx.conf",
  ready: /(start worker process)/,
  prepare(folder, { plain, secure, server }) {
    const site = replaceAll(example("nginx.conf"), [
      [/listen \[::\]:\d+.*;/g, ""],
      [/listen 80;/, `listen 127.0.0.1:${plain};`],
      [/listen 443 /g, `listen 127.0.0.1:${secure} `],
      [/127\.0\.0\.1:8000/, `127.0.0.1:${server}`],
      [/\/etc\/ssl\/site\//g, `${folder}/`],
      [/\/var\/log\/nginx\//, `${folder}/`],
    ]);
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`);
    const user = process.getuid?.() === 0 ? "user root;" : "";
    const file = join(folder, "nginx.conf");
    const main = `daemon off; ${user} pid ${folder}/pid; error_log stderr notice; events {}`;
    writeFileSync(file, `${main}\nhttp { access_log off; ${paths.join(" ")}\n${site}\n}\n`);
    const run = ["-c", file];
    return { program: "nginx", run, check: ["-t", ...run] };
  },
};

const HAPROXY: Proxy = {
  name: "haproxy.cfg",
  ready: /(New worker)/,
  prepare(folder, { plain, secure, server }) {
    const file = join(folder, "haproxy.cfg");
    const pem = ["fullchain.pem", "privkey.pem"].map((name) => readFileSync(join(folder, name), "utf8")).join("");
    writeFileSync(join(folder, "site.pem"), pem);
    const site = replaceAll(example("haproxy.cfg"), [
      [/bind :80$/m, `bind 127.0.0.1:${plain}`],
      [/bind :443 /, `bind 127.0.0.1:${secure} `],
      [/\/etc\/haproxy\//g, `${folder}/`],
      [/10\.0\.0\.11:8000/, `127.0.0.1:${server}`],
      // Nothing listens there: it has to be passed over.
      [/10\.0\.0\.12:8000/, "127.0.0.1:1"],
    ]);
    writeFileSync(file, site);
    return { program: "haproxy", run: ["-W", "-f", file], check: ["-c", "-f", file] };
  },
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const NO_ANSWER: Answer = { status: 0, headers: {}, body: "" };

async function ask(session: ClientHttp2Session, path: string, headers: Record<string, string> = {}, body?: string) {
  const method = body === undefined ? "GET" : "POST";
  const stream = session.request({ ":path": path, ":method": method, ":authority": HOST, ...headers });
  stream.end(body);
  const [answered] = (await once(stream, "response")) as [IncomingHttpHeaders & { ":status"?: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer));
  return {
    status: answered[":status"] ?? 0,
    headers: answered,
    body: Buffer.concat(chunks).toString("latin1"),
  } satisfies Answer;
}

async function redirectOf(port: number): Promise<string> {
  const asked = request({ host: "127.0.0.1", port, path: "/es/?a=1", headers: { host: HOST } });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return `${answer.statusCode} ${answer.headers.location}`;
}

/** Posts that claim to come from ever other addresses are one visitor's: the limit is reached. */
async function statusesOfPosts(session: ClientHttp2Session): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n <= POSTS_PER_ADDRESS; n++) {
    const headers = {
      "content-type": "application/json",
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `203.0.113.${n}`,
    };
    const body = JSON.stringify({ ...validBody, email: `visitor-${n}@example.com` });
    statuses.push((await ask(session, "/api/contacts", headers, body)).status);
  }
  return statuses;
}

/** Another name is not served, and the short one leads to the right one, over HTTPS too. */
async function otherNames(port: number): Promise<[foreign: number, short: string]> {
  const asked = async (servername: string) => {
    const session = connect(`https://127.0.0.1:${port}`, { servername, rejectUnauthorized: false });
    session.on("error", () => undefined);
    const { status, headers } = await ask(session, "/es/", { ":authority": servername }).catch(() => NO_ANSWER);
    session.destroy();
    return { status, to: String(headers.location) };
  };
  const short = await asked(HOST.replace("www.", ""));
  return [(await asked("other.example")).status, `${short.status} ${short.to}`];
}

async function look(ports: Ports): Promise<[boolean, string]> {
  const redirect = await redirectOf(ports.plain);
  const session = connect(`https://127.0.0.1:${ports.secure}`, { servername: HOST, rejectUnauthorized: false });
  session.on("error", () => undefined);
  try {
    const page = await ask(session, "/", { "accept-encoding": "br" });
    const live = await ask(session, "/api/health/live", { "x-request-id": "claimed" });
    const posts = await statusesOfPosts(session);
    const [foreign, short] = await otherNames(ports.secure);
    const facts = {
      "only its own names": foreign !== 200 && short === `301 ${ORIGIN}/es/`,
      redirect: redirect === `301 ${ORIGIN}/es/?a=1`,
      "page over HTTP/2": page.status === 200 && session.alpnProtocol === "h2",
      brotli: page.headers["content-encoding"] === "br",
      HSTS: String(page.headers["strict-transport-security"]).startsWith("max-age="),
      "request ID of the proxy": /^[\da-f-]{32,36}$/.test(String(live.headers["x-request-id"])),
      "one sender whatever it claims": posts.join() === [...posts.slice(1).fill(201), 429].join(),
    };
    const wrong = Object.entries(facts).flatMap(([name, isRight]) => (isRight ? [] : [name]));
    if (wrong.length === 0) return [true, Object.keys(facts).join(", ")];
    return [false, `not as it should be: ${wrong.join(", ")} (${redirect}; ${page.status}; posts ${posts.join(" ")})`];
  } finally {
    session.destroy();
  }
}

function makeCertificate(folder: string): void {
  const [key, chain] = ["privkey.pem", "fullchain.pem"].map((name) => join(folder, name));
  const words = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST}`;
  execFileSync("openssl", [...words.split(" "), "-keyout", key ?? "", "-out", chain ?? ""], { stdio: "ignore" });
}

async function tryProxy({ prepare, ready }: Proxy): Promise<[boolean, string]> {
  const { path: folder, remove } = temporaryFolder();
  const started: StartedProcess[] = [];
  try {
    makeCertificate(folder);
    const ports = { plain: await freePort(), secure: await freePort(), server: await freePort() };
    const env = {
      ...process.env,
      ...WITHOUT_DOT_ENV,
      SITE_URL: ORIGIN,
      TRUSTED_PROXIES: "127.0.0.1",
      PORT: String(ports.server),
      HOST: "127.0.0.1",
      LEADS_FLOOD_LIMIT: String(POSTS_PER_ADDRESS),
      LEADS_DATABASE_URL: `file:${folder}/leads.db`,
    };
    started.push(await startProcess(process.execPath, ["dist/server.js"], { name: "The site", ready: SERVED_AT, env }));
    const { program, run, check } = prepare(folder, ports);
    const checked = spawnSync(program, check, { encoding: "utf8" });
    if (checked.status !== 0) return [false, `${program} refuses it: ${checked.stderr || String(checked.error)}`];
    started.push(await startProcess(program, run, { name: program, ready }));
    return await look(ports);
  } finally {
    for (const one of started.reverse()) await one.stop();
    remove();
  }
}

/** systemd only warns of what it does not know. */
async function tryUnits(): Promise<[boolean, string]> {
  const units = ["site.socket", "site.service"].map((name) => `docs/deploy/${name}`);
  const verified = spawnSync("systemd-analyze", ["verify", ...units], { encoding: "utf8" });
  const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", units[1] ?? ""], { encoding: "utf8" });
  const exposure = Number(/exposure level[^:]*: ([\d.]+)/.exec(stdout)?.[1] ?? 10);
  const complaint = verified.stderr || (verified.status === 0 ? "" : String(verified.error));
  return [complaint === "" && exposure <= 1.4, complaint || `no complaint; exposure ${exposure} of 10`];
}

/** Runs a step, prints what was seen, and fails the command if that was wrong. An error is what was seen. */
async function step(did: string, run: () => Promise<[isRight: boolean, saw: string]>): Promise<void> {
  const [isRight, saw] = await run().catch((error: unknown): [boolean, string] => [false, reasonOf(error)]);
  process.stdout.write(`${isRight ? "right" : "WRONG"}  ${did}: ${saw}\n`);
  if (!isRight) process.exitCode = 1;
}

async function run(): Promise<void> {
  for (const proxy of [NGINX, HAPROXY]) await step(`the site behind ${proxy.name}`, () => tryProxy(proxy));
  await step("systemd reads site.socket and site.service", tryUnits);
}

void run();
