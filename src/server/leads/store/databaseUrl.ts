/** The path in a `file:` address, relative to the working directory or absolute; undefined for any other address. */
export function sqlitePath(url: string): string | undefined {
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  return path === undefined || path.endsWith("/") ? undefined : path;
}

/** The address itself when it is a PostgreSQL one; undefined for any other. */
export function postgresAddress(url: string): string | undefined {
  return /^postgres(ql)?:\/\/[^/]+/.test(url) && URL.canParse(url) ? url : undefined;
}
