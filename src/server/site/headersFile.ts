// The `_headers` file of the build (the format of Netlify and of other static hosts): the one source of cache and
// security headers, so that a host and this server cannot differ.

/** One block of the file: a path pattern and its headers, names in lower case. */
export interface HeaderRule {
  pattern: string;
  headers: ReadonlyMap<string, string>;
}

export interface HeadersFile {
  rules: HeaderRule[];
  /** One sentence per unreadable line, with its number; empty for a sound file. */
  problems: string[];
}

const HEADER_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*:\s*([\x20-\x7e\t]+)$/;

/**
 * Parses the text of a `_headers` file: a line that begins with `/` opens a block, `Name: value` lines belong to the
 * block above, `#` begins a comment. A name that appears twice in one block has its values joined with a comma.
 * Never throws: what cannot be read is listed in `problems`.
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

/** The headers of one URL path: every matching block counts, a later block overrides an earlier one. */
export function headersForPath(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return merge(rules.filter(({ pattern }) => expressionOf(pattern).test(path)));
}

/** The headers of answers that no file stands behind (redirects, errors, the API): those of the pattern `/*`. */
export function siteWideHeaders(rules: readonly HeaderRule[]): Map<string, string> {
  return merge(rules.filter((rule) => rule.pattern === "/*"));
}

function merge(rules: readonly HeaderRule[]): Map<string, string> {
  return new Map(rules.flatMap((rule) => [...rule.headers]));
}

// Every pattern is held against every file of the site.
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
