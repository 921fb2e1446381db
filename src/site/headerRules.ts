// The format of the `_headers` file (that of Netlify and Cloudflare Pages), which the build writes and our server reads.

/** One block of the file: a path pattern and its headers, names in lower case. */
export interface HeaderRule {
  pattern: string;
  headers: ReadonlyMap<string, string>;
  /** Names whose values from earlier blocks do not apply here. */
  removed?: ReadonlySet<string>;
}

interface OpenRule {
  pattern: string;
  headers: Map<string, string>;
  removed?: Set<string>;
}

const BLOCK_START = /^(\/|https:\/\/)/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*:\s*([\x21-\x7e][\x20-\x7e\t]*)$/;
const REMOVAL = /^!\s+([#$%&'*+.^_`|~0-9A-Za-z-]+)$/;

function addTo(block: OpenRule, line: string): boolean {
  const removed = REMOVAL.exec(line)?.[1]?.toLowerCase();
  if (removed !== undefined) {
    block.removed = new Set([...(block.removed ?? []), removed]);
    return true;
  }
  const [, name, value] = HEADER_LINE.exec(line) ?? [];
  if (name === undefined || value === undefined) return false;
  const earlier = block.headers.get(name.toLowerCase());
  block.headers.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`);
  return true;
}

/**
 * Parses a `_headers` file: a line starting with `/` opens a block (with `https://`, one for a single host),
 * `Name: value` lines belong to the block above, `! Name` removes what earlier blocks say, `#` starts a comment. Values
 * of a repeated name in one block are joined with a comma. Never throws: `problems` has one sentence for each invalid line, with its number.
 */
export function parseHeadersFile(text: string): { rules: HeaderRule[]; problems: string[] } {
  const rules: OpenRule[] = [];
  const problems: string[] = [];
  text.split(/\r?\n/).forEach((rawLine, index) => {
    const line = rawLine.trim();
    if (line === "" || line.startsWith("#")) return;
    if (BLOCK_START.test(line)) {
      rules.push({ pattern: line, headers: new Map() });
      return;
    }
    const block = rules.at(-1);
    if (!addTo(block ?? { pattern: "", headers: new Map() }, line))
      problems.push(`line ${index + 1}: "${line}" is neither a path nor "Name: value"`);
    else if (!block) problems.push(`line ${index + 1}: "${line}" stands before any path`);
  });
  return { rules, problems };
}

/** The rules in a file. Throws if there are mistakes, naming the file and its lines. */
export function readRules(file: string, text: string): HeaderRule[] {
  const { rules, problems } = parseHeadersFile(text);
  if (problems.length > 0) throw new Error(`${file} has mistakes:\n${problems.map((one) => `  ${one}`).join("\n")}`);
  return rules;
}

/**
 * One block for each pattern, where it occurs first; of several values of a header, the last one. Cloudflare Pages
 * ignores all blocks of a pattern but the last.
 */
export function mergeRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const merged = new Map<string, Required<OpenRule>>();
  for (const { pattern, headers, removed = [] } of rules) {
    const block = merged.get(pattern) ?? { pattern, headers: new Map<string, string>(), removed: new Set<string>() };
    for (const name of removed) {
      block.headers.delete(name);
      block.removed.add(name);
    }
    for (const [name, value] of headers) block.headers.set(name, value);
    merged.set(pattern, block);
  }
  return [...merged.values()];
}

/** The text of a `_headers` file; removals precede headers, as hosts apply them. */
export function headersText(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers, removed = [] }) => [
    pattern,
    ...[...removed].map((name) => `  ! ${name}`),
    ...[...headers].map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

// Which headers of the build's `_headers` file apply to which response: the file is the single source of cache and
// security headers, so that hosts and this server cannot differ.
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
