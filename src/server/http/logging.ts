import type { FastifyServerOptions } from "fastify";
import { errorCode } from "../../platform/errorCode";

/** Where log lines go; standard output when not given. */
export interface LogStream {
  write(line: string): void;
}

/** Standard output by way of Node: on a full disk, pino's own stream ends the process, or waits forever. */
function standardOutput(): LogStream {
  // A full disk costs the log, not the site.
  process.stdout.on("error", () => undefined);
  return { write: (line) => void process.stdout.write(line) };
}

/**
 * Settings of the structured log. Whichever code logs a request or response, only its method, path, and status are
 * written: no query, header, body, or visitor address. Of an error, its type, code, and location are written, but not its
 * message, which may quote what a visitor sent.
 */
export function loggerOptions(
  stream: LogStream = standardOutput(),
): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level: "info",
    stream,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split(/[?#]/, 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
      err: kindAndPlaces,
    },
  };
}

// Anything can be thrown, not only errors.
function kindAndPlaces(error: unknown): { type: string; message: string; stack: string } {
  const { name: type, stack = "" } = error instanceof Error ? error : { name: typeof error };
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { type, message: errorCode(error) ?? type, stack: places.join("\n") };
}
