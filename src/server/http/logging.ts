import type { FastifyServerOptions } from "fastify";

/** Where log lines go; standard output when not given. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Settings of the structured log. Whichever code logs a request or response, only its method, path, and status are
 * written: no query, header, body, or visitor address. Of an error, its type, code, and location are written, but not its
 * message, which may quote what a visitor sent.
 */
export function loggerOptions(stream?: LogStream): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level: "info",
    ...(stream && { stream }),
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.replace(/[?#].*$/s, "") }),
      res: (reply) => ({ status: reply.statusCode }),
      err: kindAndPlaces,
    },
  };
}

// Anything can be thrown, not only errors.
function kindAndPlaces(error: unknown): { type: string; message: string; stack: string } {
  const { name: type = typeof error, code, stack = "" } = Object(error) as Partial<NodeJS.ErrnoException>;
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { type, message: code ?? type, stack: places.join("\n") };
}
