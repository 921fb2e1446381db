// How a variable of the environment is read: one that is empty counts as not set. What is wrong is gathered in a list, so
// that a person reads all of it at once; each line begins with the variable's name.

/** A variable without the spaces around it; empty when it is not set. */
export const valueOf = (env: NodeJS.ProcessEnv, name: string): string => env[name]?.trim() ?? "";

/**
 * Checks the keys of somebody else's service, which are of use together only.
 * @param problems takes a line for each that is missing or cannot be a key; it never shows a value
 */
export function checkKeys(env: NodeJS.ProcessEnv, names: readonly string[], service: string, problems: string[]): void {
  for (const name of names) {
    const value = valueOf(env, name);
    if (value === "")
      problems.push(`${name} is missing: ${service} needs ${names.join(", ")}, or none of its settings`);
    else if (/[^\x21-\x7e]/.test(value)) problems.push(`${name} holds a space or a character that no key has`);
  }
}

const LOCAL = ["127.0.0.1", "localhost", "[::1]"];

/** True for an address of this very machine. */
export const isLocal = (url: URL): boolean => LOCAL.includes(url.hostname);

/**
 * Reads the address of somebody else's service: https, or plain http to this machine except in production.
 * @param problems takes a line when the setting is of no use
 * @returns the address without a slash at its end
 */
export function readAddress(env: NodeJS.ProcessEnv, name: string, fallback: string, problems: string[]): string {
  const value = (valueOf(env, name) || fallback).replace(/\/+$/, "");
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plainAllowed = env.NODE_ENV !== "production" && url !== undefined && isLocal(url);
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && plainAllowed)) {
    problems.push(`${name} must be an https address, such as ${fallback}`);
  } else if (url.username || url.password || url.search || url.hash) {
    problems.push(`${name} must be a plain address without user, query or #, such as ${fallback}`);
  }
  return value;
}
