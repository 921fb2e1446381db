// The server's own settings, read from the environment. Its services read theirs.
import { isIP } from "node:net";
import { valueOf } from "./variables";

export interface Settings {
  /** TCP port; 0 asks the system for a free one. */
  port: number;
  host: string;
  /** Public origin of the site (`https://www.example.com`), undefined when not set. */
  siteUrl: string | undefined;
  /** Addresses and subnets whose X-Forwarded-* headers are trusted; empty = none. */
  trustedProxies: string[];
  isHttps: boolean;
  /** The bearer token that unlocks the details of the health report; undefined: nobody gets them. */
  healthToken: string | undefined;
}

/** The environment contains invalid settings; the message lists all of them, one per line. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(readonly problems: readonly string[]) {
    super(["Wrong settings (environment or .env):", ...problems.map((problem) => `  - ${problem}`)].join("\n"));
  }
}

/**
 * The settings returned by `read`.
 * @throws SettingsError with every problem that `read` adds to its list
 */
export function checkedSettings<Read>(read: (problems: string[]) => Read): Read {
  const problems: string[] = [];
  const settings = read(problems);
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

export function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const DEFAULT_PORT = 8000;

// This machine only: the site is not reachable from the network unless asked. That suits a proxy on the same machine;
// containers and hosting platforms set HOST=0.0.0.0.
const DEFAULT_HOST = "127.0.0.1";

/**
 * Reads `PORT`, `HOST`, `SITE_URL`, `TRUSTED_PROXIES` and `HEALTH_TOKEN`.
 * @throws SettingsError with every problem found, each saying what to write instead
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return checkedSettings((problems) => ({
    port: readPort(valueOf(env, "PORT"), problems),
    host: readHost(valueOf(env, "HOST"), problems),
    siteUrl: readSiteUrl(env, problems),
    trustedProxies: readProxies(valueOf(env, "TRUSTED_PROXIES"), problems),
    isHttps: valueOf(env, "SITE_URL").startsWith("https:"),
    healthToken: readHealthToken(valueOf(env, "HEALTH_TOKEN"), problems),
  }));
}

function readPort(value: string, problems: string[]): number {
  if (value === "") return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  problems.push(`PORT is "${value}": write a whole number from 0 to 65535, such as 8000`);
  return DEFAULT_PORT;
}

function readHost(value: string, problems: string[]): string {
  // "localhost" may mean two sockets (IPv4 and IPv6); a single address keeps stopping and error responses uniform.
  if (value === "" || value === "localhost") return DEFAULT_HOST;
  if (isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value;
  problems.push(`HOST is "${value}": write an address to listen on, such as 127.0.0.1 or 0.0.0.0`);
  return DEFAULT_HOST;
}

/**
 * Reads `SITE_URL`, which several services need; undefined when not set.
 * @param problems receives a line if it is not an origin
 */
export function readSiteUrl(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const value = valueOf(env, "SITE_URL");
  if (value === "") return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  problems.push(`SITE_URL is "${value}": write the site's address without a path, such as https://www.example.com`);
  return undefined;
}

function readProxies(value: string, problems: string[]): string[] {
  const proxies = value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const proxy of proxies.filter((one) => !isProxy(one))) {
    problems.push(
      `TRUSTED_PROXIES names "${proxy}": write addresses or subnets separated by commas, such as 10.0.0.1, 10.0.0.0/8`,
    );
  }
  return proxies;
}

function readHealthToken(value: string, problems: string[]): string | undefined {
  if (value === "") return undefined;
  if (!/^[\x21-\x7e]{16,200}$/.test(value))
    problems.push(
      "HEALTH_TOKEN must be 16 to 200 characters without spaces, such as the output of: openssl rand -hex 16",
    );
  return value;
}

function isProxy(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A subnet of 0 bits would trust everyone.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
