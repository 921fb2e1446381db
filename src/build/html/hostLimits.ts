import { readFileSync } from "node:fs";
import path from "node:path";

// The limits of the strictest static host (Cloudflare Pages, "Headers" and "Redirects" in its documentation), which
// ignores what is beyond them.
const HEADER_RULES = 100;
const HEADER_LINE = 2000;
const FIXED_REDIRECTS = 2000;
const WILD_REDIRECTS = 100;
const REDIRECT_LINE = 1000;

const rulesIn = (text: string) => text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

const isWild = (redirect: string) => /[*:]/.test(redirect.split(/\s+/)[0] ?? "");

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length));

/** What in `_headers` and `_redirects` static hosts may ignore, one sentence each; empty if both are within the limits. */
export function beyondHostLimits(headers: string, redirects: string): string[] {
  const lines = rulesIn(headers);
  const forwarded = rulesIn(redirects);
  const wild = forwarded.filter(isWild);
  const counted: [file: string, count: number, limit: number, what: string][] = [
    ["_headers", lines.filter((line) => /^\S/.test(line)).length, HEADER_RULES, "rules"],
    ["_headers", longest(lines), HEADER_LINE, "characters in a line"],
    ["_redirects", forwarded.length - wild.length, FIXED_REDIRECTS, "rules without * or :"],
    ["_redirects", wild.length, WILD_REDIRECTS, "rules with * or :"],
    ["_redirects", longest(forwarded), REDIRECT_LINE, "characters in a line"],
  ];
  return counted
    .filter(([, count, limit]) => count > limit)
    .map(
      ([file, count, limit, what]) =>
        `${file} has ${count} ${what}. Some static hosts ignore what is beyond ${limit}: serve the site with its own ` +
        "server, which has no such limit, or ask the host (docs/deployment.md).",
    );
}

/** What `beyondHostLimits` finds in the built files. */
export const builtBeyondHostLimits = (publicFolder: string): string[] => {
  const read = (name: string) => readFileSync(path.join(publicFolder, name), "utf8");
  return beyondHostLimits(read("_headers"), read("_redirects"));
};
