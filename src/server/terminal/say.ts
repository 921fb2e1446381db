import { hostname } from "node:os";

const LEVELS = { info: 30, error: 50 };

/** Tells whoever started the server: a sentence in a terminal, otherwise a line of the log, as the server's own are. */
export function say(message: string, facts: object = {}, level: keyof typeof LEVELS = "info"): void {
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
