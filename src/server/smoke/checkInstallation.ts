// Checks what visitors, search engines, and browsers rely on, on a running installation from outside.
import { LANGUAGES } from "../../i18n/languages";
import { languageOfPath, pathIn } from "../../i18n/paths";
import { CONTACTS_PATH } from "../../site/apiPaths";
import { TEST_EMAIL } from "../leads/intake/readPost";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { requireRelease, publicFolderOf, releaseFolder } from "../release/releases";

interface SmokeResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface Ask {
  (path: string, init?: Pick<RequestInit, "method" | "headers" | "body">): Promise<SmokeResponse>;
  origin: string;
}

/** A response is not as expected; the message says how in one line. */
class Fault extends Error {
  override readonly name = "Fault";
}

/** @throws Fault with this message unless the condition holds */
function assert(holds: boolean, otherwise: string): void {
  if (!holds) throw new Fault(otherwise);
}

export function askAt(origin: string, limitMs: number): Ask {
  const signal = AbortSignal.timeout(limitMs);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(new URL(path, origin), { ...init, redirect: "manual", signal }).catch(
      (error: unknown) => {
        // The message of fetch is just "fetch failed"; the reason is in its cause.
        throw error instanceof TypeError && error.cause ? error.cause : error;
      },
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return Object.assign(ask, { origin });
}

export interface Check {
  name: string;
  run(ask: Ask): Promise<void>;
}

const OWN_SCRIPT = /^'(?:self|sha256-[\w+/]+=*)'$/;
const PAGE_HEADERS = ["content-security-policy", "referrer-policy", "permissions-policy", "x-content-type-options"];

/** Paths of the pages that a sitemap lists under the site's public address. */
function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

async function listPages(ask: Ask): Promise<string[]> {
  const { status, text } = await ask("/sitemap.xml");
  assert(status === 200, `/sitemap.xml returned ${status}`);
  const paths = pathsIn(text);
  assert(paths.length > 0, "/sitemap.xml lists no pages");
  return paths;
}

const PICTURES = 3;

async function checkPictures(ask: Ask, path: string, html: string): Promise<void> {
  const all = [...new Set(html.match(/\/pictures\/[\w./-]+\.\w+/g) ?? [])];
  const some = all.filter((_picture, at) => at % Math.ceil(all.length / PICTURES) === 0);
  for (const picture of some) {
    const { status } = await ask(picture, { method: "HEAD" });
    assert(status === 200, `${path} shows ${picture}, which returned ${status}`);
  }
}

function checkPage(path: string, { status, headers, text }: SmokeResponse): void {
  assert(status === 200, `${path} returned ${status}`);
  assert(/^text\/html/.test(headers.get("content-type") ?? ""), `${path} is not HTML`);
  const language = languageOfPath(path);
  assert(text.includes(`<html lang="${language}"`), `${path} is not marked as ${language}`);
  assert(/<h1[\s>]/.test(text), `${path} has no main heading`);
  const missing = PAGE_HEADERS.filter((name) => !headers.has(name));
  assert(missing.length === 0, `${path} lacks these headers: ${missing.join(", ")}`);
  const policy = headers.get("content-security-policy") ?? "";
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ").filter(Boolean) ?? [];
  // The owner's analytics, if there are any.
  const loaded = [...text.matchAll(/<script[^>]*\ssrc="(https:\/\/[^/"]+)\//g)].map(([, origin]) => origin);
  const outside = sources.filter((source) => !OWN_SCRIPT.test(source) && !loaded.includes(source));
  assert(
    sources.length > 0 && outside.length === 0,
    `${path}: the Content-Security-Policy allows scripts from ${outside.join(", ") || "anywhere"}`,
  );
  assert(headers.has("content-encoding"), `${path} is not compressed`);
}

const VISITOR = {
  firstName: "Smoke",
  lastName: "Test",
  email: TEST_EMAIL,
  phoneCode: "+1",
  phoneNumber: "2025550143",
  country: "US",
};

const post = (ask: Ask, body: unknown, headers: Record<string, string> = {}) =>
  ask(CONTACTS_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

export const CHECKS: readonly Check[] = [
  {
    name: "every page loads in its language, compressed, with its security policy and pictures",
    async run(ask) {
      const paths = await listPages(ask);
      const check = async (path: string) => {
        const answer = await ask(path);
        checkPage(path, answer);
        await checkPictures(ask, path, answer.text);
      };
      await Promise.all(paths.map(check));
    },
  },
  {
    name: "a URL without its trailing slash redirects to the page",
    async run(ask) {
      const path = (await listPages(ask)).find((one) => /^\/[\w-]{3,}\/$/.test(one)) ?? "/";
      const { status, headers } = await ask(path.slice(0, -1));
      const to = new URL(headers.get("location") ?? "", "http://site.invalid").pathname;
      assert([301, 307, 308].includes(status) && to === path, `${path.slice(0, -1)} returned ${status} ${to}`);
    },
  },
  {
    name: "an unknown URL gets a 404 page in its language",
    async run(ask) {
      for (const language of LANGUAGES) {
        const path = pathIn(language, "/no-such-page/");
        const { status, text } = await ask(path);
        assert(status === 404, `${path} returned ${status}`);
        assert(text.includes(`<html lang="${language}"`), `the 404 page at ${path} is not in ${language}`);
      }
    },
  },
  {
    name: "scripts, styles, and fonts load and may be cached forever",
    async run(ask) {
      const { text } = await ask("/");
      const files = [...new Set(text.match(/\/(?:assets|static)\/[\w./-]+\.\w+/g) ?? [])];
      assert(files.length > 0, "the home page loads no files");
      for (const { path, answer } of await Promise.all(
        files.map(async (path) => ({ path, answer: await ask(path) })),
      )) {
        assert(answer.status === 200, `${path} returned ${answer.status}`);
        assert(
          /immutable/.test(answer.headers.get("cache-control") ?? ""),
          `${path} is not marked immutable for caches`,
        );
      }
    },
  },
  {
    name: "robots.txt, the manifest, the favicon, and the social image load",
    async run(ask) {
      const { text } = await ask("/");
      const picture = new URL(/property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? "", "http://site.invalid");
      for (const path of ["/robots.txt", "/manifest.webmanifest", "/favicon.ico", picture.pathname]) {
        const { status } = await ask(path);
        assert(status === 200, `${path} returned ${status}`);
      }
    },
  },
  {
    name: "the server can accept leads",
    async run(ask) {
      const { status, text } = await ask("/api/health");
      assert(status === 200, `/api/health returned ${status}: ${text.slice(0, 200)}`);
    },
  },
  {
    name: "the API rejects invalid and foreign requests",
    async run(ask) {
      const unknown = await ask("/api/no-such-address");
      assert(
        unknown.status === 404 && unknown.headers.get("cache-control") === "no-store",
        "/api/ is not handled by this site's server",
      );
      const read = await ask(CONTACTS_PATH);
      assert(read.status === 405, `a GET to the form's address returned ${read.status}, not 405`);
      const wrong = await post(ask, { ...VISITOR, email: "no address" });
      assert(wrong.status === 422, `an invalid email address returned ${wrong.status}, not 422`);
      const foreign = await post(ask, VISITOR, { origin: "https://foreign.invalid" });
      assert(foreign.status === 403, `a post from another site returned ${foreign.status}, not 403`);
    },
  },
  {
    name: "a test lead is accepted, stored, and withdrawn",
    async run(ask) {
      const { status, text } = await post(ask, VISITOR, { origin: ask.origin });
      assert(status === 201, `the test lead returned ${status}: ${text.slice(0, 200)}`);
    },
  },
];

export const CHECKS_BY_TLS: readonly Check[] = [
  {
    name: "browsers are told to use only HTTPS",
    async run(ask) {
      const { headers } = await ask("/");
      assert(headers.has("strict-transport-security"), "Strict-Transport-Security is missing: set SITE_URL");
    },
  },
];

// Whether an installation serves the release it should: no page names its release, so they are compared with its files.
/**
 * The check that visitors get the pages of the current release in `dist`, whoever serves or caches them.
 * @throws if there is none
 */
export function currentReleaseCheck(dist: string): Check {
  const release = requireRelease(dist);
  const textOf = (name: string) => readFile(join(publicFolderOf(releaseFolder(dist, release)), name), "utf8");

  async function isServed(ask: Ask, path: string): Promise<boolean> {
    const file = await textOf(path.endsWith("/") ? `${decodeURI(path)}index.html` : path);
    return (await ask(path)).text === file;
  }

  return {
    name: `the pages are those of release ${release}`,
    async run(ask) {
      const paths = [...pathsIn(await textOf("sitemap.xml")), "/sitemap.xml"];
      const served = await Promise.all(paths.map((path) => isServed(ask, path)));
      const others = paths.filter((_path, at) => !served[at]);
      assert(others.length === 0, `${others.length} of ${paths.length} differ, such as ${others[0]}`);
    },
  };
}
