/**
 * Splits the target of a request line. Returns `"malformed"` for a target that is not a path, or whose percent-encoding is
 * invalid or hides a NUL byte.
 * The path is not normalized: it is only ever compared with known paths, so `..` and `//` lead nowhere.
 */
export function parseRequestPath(target: string): { path: string; query: string } | "malformed" {
  // Proxies may send the absolute form (`GET http://host/path`).
  const local = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  const end = local.search(/[?#]/);
  const rawPath = (end < 0 ? local : local.slice(0, end)) || "/";
  const query = end < 0 || local[end] === "#" ? "" : (local.slice(end).split("#")[0] ?? "");
  const path = decode(rawPath);
  if (path === undefined || !path.startsWith("/") || path.includes("\0")) return "malformed";
  return { path, query: query === "?" ? "" : query };
}

function decode(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a body of `size` bytes (RFC 9110, section 14). Returns the range, `"whole"` for ranges this
 * server does not support (multiple ranges, other units, nonsense), or `"unsatisfiable"` (status 416).
 */
export function readByteRange(header: string, size: number): ByteRange | "whole" | "unsatisfiable" {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header.replace(/\s/g, "")) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== "" && Number(to) < start) return "whole";
  if (start >= size) return "unsatisfiable";
  return { start, end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

/**
 * The encodings allowed by an Accept-Encoding header (RFC 9110, section 12.5.3): `q=0` forbids one, `*` stands for any
 * not named; without the header only the uncompressed form is allowed.
 */
export function acceptedEncodings(header: string): { br: boolean; gzip: boolean } {
  const weights = new Map(header.split(",").map(weigh));
  const allows = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return { br: allows("br"), gzip: allows("gzip") };
}

function weigh(item: string): [name: string, weight: number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (weight === undefined) return [name, 1];
  const value = Number(weight.split("=")[1]);
  return [name, Number.isFinite(value) ? value : 0];
}
