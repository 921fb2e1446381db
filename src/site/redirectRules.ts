// `_redirects`: former addresses of pages, and the owner's own. Static hosts read more than our server, which follows the
// simple lines: PATH PATH, with 301 (the default) or 302.
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

const SIMPLE_PATH = /^\/[^\s*:?#]*$/;
/** A path of this site, with or without a query or anchor. */
const SIMPLE_TARGET = /^\/(?!\/)[^\s*:]*$/;

/** The rules that our server follows, and the lines that only static hosts do. */
export function readRedirects(text: string): { rules: RedirectRule[]; others: string[] } {
  const rules: RedirectRule[] = [];
  const others: string[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const [from = "", to = "", code = "301", ...more] = line.split(/\s+/);
    const status = code === "301" ? 301 : code === "302" ? 302 : undefined;
    if (status !== undefined && more.length === 0 && SIMPLE_PATH.test(from) && SIMPLE_TARGET.test(to))
      rules.push({ from, to, status });
    else others.push(line);
  }
  return { rules, others };
}
