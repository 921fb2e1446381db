// Reads environment variables; an empty one counts as not set. Problems are collected in a list, so that people see them
// all at once; each line starts with the variable's name.
import { trimEnd } from "../../platform/trimEnd";

/** A variable, trimmed; empty when not set. */
export const valueOf = (env: NodeJS.ProcessEnv, name: string): string => env[name]?.trim() ?? "";

/** A secret may have two values during a change: the new one and the old one. */
export const MOST_SECRETS = 2;

/** The values of a secret, separated by commas, the current one first; empty when not set. */
export const secretsIn = (env: NodeJS.ProcessEnv, name: string): readonly string[] =>
  valueOf(env, name)
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/**
 * Checks the keys of an external service, which are only useful together.
 * @param problems receives a line for each missing or invalid key, never its value
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

export const isLocal = ({ hostname }: Pick<URL, "hostname">): boolean => LOCAL.includes(hostname);

/**
 * Reads the URL of an external service: https, or, except in production, http to this machine.
 * @param problems receives a line if the setting is invalid
 * @returns the URL without a trailing slash
 */
export function readAddress(env: NodeJS.ProcessEnv, name: string, fallback: string, problems: string[]): string {
  const value = trimEnd(valueOf(env, name) || fallback, /\//);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plainAllowed = env.NODE_ENV !== "production" && url !== undefined && isLocal(url);
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && plainAllowed)) {
    problems.push(`${name} must be an https address, such as ${fallback}`);
  } else if (url.username || url.password || url.search || url.hash) {
    problems.push(`${name} must be a plain address without user, query or #, such as ${fallback}`);
  }
  return value;
}
