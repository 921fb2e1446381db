import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readRules, type HeaderRule, headersForPath, siteWideHeaders } from "../../site/headerRules";
import { readRedirects, type RedirectRule } from "../../site/redirectRules";
import { indexPublicFiles, type BuiltSite, type MemoryLimits, type PublicFile } from "./publicFiles";
import { buildSiteIndex } from "./siteIndex";
import { createStaticSite, type AnswerSite } from "./staticSite";
import { errorCode } from "../../platform/errorCode";

export interface Site {
  answer: AnswerSite;
  siteWide: ReadonlyMap<string, string>;
}

interface LoadOptions {
  /** Whether visitors come by https: only then may answers promise it. */
  isHttps?: boolean | undefined;
  limits?: MemoryLimits | undefined;
  /** Earlier releases, whose scripts and pictures stay reachable. */
  earlier?: readonly BuiltSite[];
}

const HSTS = "strict-transport-security";

const ON_DISK: MemoryLimits = { total: 0, perFile: 0 };

// As on static hosts: cached copies are revalidated unless the file says otherwise.
const ASKED_ANEW: HeaderRule = {
  pattern: "/*",
  headers: new Map([["cache-control", "no-cache"]]),
};

/**
 * Reads a built site. Rejects with a readable message when the folder is missing or its `_headers` file
 * is missing or invalid: pages are not served without their security headers.
 */
export async function loadSite(
  built: BuiltSite,
  { isHttps = false, limits, earlier = [] }: LoadOptions = {},
): Promise<Site> {
  const rules = withoutHsts(await readHeaderRules(built.publicDir), isHttps);
  const files = await indexPublicFiles(built, { limits });
  await addEarlierFiles(files, earlier, rules);
  return {
    answer: createStaticSite(buildSiteIndex(files, rules, await readOwnRedirects(built.publicDir))),
    siteWide: siteWideHeaders(rules),
  };
}

function noneIfGone(error: unknown): PublicFile[] {
  if (errorCode(error) === "ENOENT") return [];
  throw error;
}

/**
 * Adds files that open pages of earlier releases may request: those whose names change with their content. A release
 * that is being deleted meanwhile is skipped.
 */
async function addEarlierFiles(files: PublicFile[], sites: readonly BuiltSite[], rules: readonly HeaderRule[]) {
  const known = new Set(files.map(({ urlPath }) => urlPath));
  const isImmutable = (urlPath: string) => /immutable/.test(headersForPath(rules, urlPath).get("cache-control") ?? "");
  for (const site of sites) {
    const isWanted = (urlPath: string) => !known.has(urlPath) && isImmutable(urlPath);
    for (const file of await indexPublicFiles(site, { limits: ON_DISK, isWanted }).catch(noneIfGone)) {
      known.add(file.urlPath);
      files.push(file);
    }
  }
}

// Static hosts terminate TLS themselves; this server may be on plain http, where the header has no effect.
function withoutHsts(rules: readonly HeaderRule[], isHttps: boolean): readonly HeaderRule[] {
  if (isHttps) return rules;
  return rules.map((rule) => ({ ...rule, headers: new Map([...rule.headers].filter(([name]) => name !== HSTS)) }));
}

async function readOwnRedirects(publicDir: string): Promise<RedirectRule[]> {
  const text = await readFile(join(publicDir, "_redirects"), "utf8").catch(() => "");
  return readRedirects(text).rules;
}

/** Our own rules, then those of the built site's `_headers` file. Rejects when the file is missing or invalid. */
export async function readHeaderRules(publicDir: string): Promise<HeaderRule[]> {
  const path = join(publicDir, "_headers");
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`${path} cannot be read: build the site first (npm run build)`, { cause });
  });
  return [ASKED_ANEW, ...readRules(path, text)];
}
