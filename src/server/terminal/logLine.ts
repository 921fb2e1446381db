import { hostname } from "node:os";

const LEVELS = { info: 30, error: 50 };

/** Tells whoever started the server: a sentence in a terminal, otherwise a line of the log, as the server's own are. */
export function logLine(message: string, facts: object = {}, level: keyof typeof LEVELS = "info"): void {
  const line = {
    level: LEVELS[level],
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ...facts,
    msg: message,
  };
  const details = Object.values(facts)
    .filter((one) => one !== undefined)
    .join(", ");
  process.stdout.write(
    process.stdout.isTTY ? `${message}${details && ` (${details})`}\n` : `${JSON.stringify(line)}\n`,
  );
}

const THIS_MACHINE = ["127.0.0.1", "0.0.0.0", "::", "::1"];

export function browserAddress({ address, port }: { address?: string | null; port?: number } = {}): string {
  // A held socket may have no address that is known here.
  const host = address ?? "127.0.0.1";
  const name = THIS_MACHINE.includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
