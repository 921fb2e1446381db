export interface RequestPath {
  path: string;
  query: string;
}

/**
 * Splits the target of a request line. Returns `"malformed"` for a target that is not a path, or whose percent-encoding is
 * invalid or hides a NUL byte.
 * The path is not normalized: it is only ever compared with known paths, so `..` and `//` lead nowhere.
 */
export function parseRequestPath(target: string): RequestPath | "malformed" {
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
