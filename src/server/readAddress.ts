const LOCAL = ["127.0.0.1", "localhost", "[::1]"];

/** True for an address of this very machine. */
export const isLocal = (url: URL): boolean => LOCAL.includes(url.hostname);

/**
 * Reads the address of somebody else's service: https, or plain http to this machine except in production.
 * @param problems takes a line when the setting is of no use
 * @returns the address without a slash at its end
 */
export function readAddress(env: NodeJS.ProcessEnv, name: string, fallback: string, problems: string[]): string {
  const value = (env[name]?.trim() || fallback).replace(/\/+$/, "");
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plainAllowed = env.NODE_ENV !== "production" && url !== undefined && isLocal(url);
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && plainAllowed)) {
    problems.push(`${name} must be an https address, such as ${fallback}`);
  } else if (url.username || url.password || url.search || url.hash) {
    problems.push(`${name} must be a plain address without user, query or #, such as ${fallback}`);
  }
  return value;
}
