// Which headers of the build's `_headers` file apply to which response: the file is the single source of cache and
// security headers, so that hosts and this server cannot differ.
import type { HeaderRule } from "./headerRules";

/** The headers for a URL path: every matching block applies, later ones overriding earlier ones. */
export function headersForPath(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return merge(rules.filter(({ pattern }) => expressionOf(pattern).test(path)));
}

/** The headers of responses without a file (redirects, errors, the API): those of the pattern `/*`. */
export function siteWideHeaders(rules: readonly HeaderRule[]): Map<string, string> {
  return merge(rules.filter((rule) => rule.pattern === "/*"));
}

function merge(rules: readonly HeaderRule[]): Map<string, string> {
  const merged = new Map<string, string>();
  for (const { headers, removed = [] } of rules) {
    for (const name of removed) merged.delete(name);
    for (const [name, value] of headers) merged.set(name, value);
  }
  return merged;
}

// Every pattern is tested against every file of the site.
const expressions = new Map<string, RegExp>();

/** `*` stands for anything, `:name` for one path segment. A pattern with a host matches no path. */
function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replace(/\/:\w+/g, "/[^/]+");
  const expression = new RegExp(`^${source}$`);
  expressions.set(pattern, expression);
  return expression;
}
