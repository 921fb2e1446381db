// The `_headers` file of the build (in the format of Netlify and other static hosts): the single source of cache and
// security headers, so that hosts and this server cannot differ.

/** One block of the file: a path pattern and its headers, names in lower case. */
export interface HeaderRule {
  pattern: string;
  headers: ReadonlyMap<string, string>;
}

export interface HeadersFile {
  rules: HeaderRule[];
  /** One sentence per invalid line, with its number; empty for a valid file. */
  problems: string[];
}

const HEADER_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*:\s*([\x20-\x7e\t]+)$/;

/**
 * Parses a `_headers` file: a line starting with `/` opens a block, `Name: value` lines belong to the block above, `#`
 * starts a comment. Values of a repeated name in one block are joined with a comma.
 * Never throws: invalid lines are listed in `problems`.
 */
export function parseHeadersFile(text: string): HeadersFile {
  const rules: { pattern: string; headers: Map<string, string> }[] = [];
  const problems: string[] = [];
  text.split(/\r?\n/).forEach((rawLine, index) => {
    const line = rawLine.trim();
    if (line === "" || line.startsWith("#")) return;
    if (line.startsWith("/")) {
      rules.push({ pattern: line, headers: new Map() });
      return;
    }
    const block = rules.at(-1);
    const [, name, value] = HEADER_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      problems.push(`line ${index + 1}: "${line}" is neither a path nor "Name: value"`);
    } else if (!block) {
      problems.push(`line ${index + 1}: the header ${name} stands before any path`);
    } else {
      const earlier = block.headers.get(name.toLowerCase());
      block.headers.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`);
    }
  });
  return { rules, problems };
}

/** The headers for a URL path: every matching block applies, later ones overriding earlier ones. */
export function headersForPath(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return merge(rules.filter(({ pattern }) => expressionOf(pattern).test(path)));
}

/** The headers of responses without a file (redirects, errors, the API): those of the pattern `/*`. */
export function siteWideHeaders(rules: readonly HeaderRule[]): Map<string, string> {
  return merge(rules.filter((rule) => rule.pattern === "/*"));
}

function merge(rules: readonly HeaderRule[]): Map<string, string> {
  return new Map(rules.flatMap((rule) => [...rule.headers]));
}

// Every pattern is tested against every file of the site.
const expressions = new Map<string, RegExp>();

/** `*` stands for anything, `:name` for one path segment. */
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
