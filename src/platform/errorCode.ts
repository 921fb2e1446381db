/** The code of whatever was thrown, such as ENOENT or SQLITE_BUSY; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
