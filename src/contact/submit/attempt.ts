/** One request as the server distinguishes it from others. */
export interface Attempt {
  /** The `Idempotency-Key` of the request. */
  key: string;
  /** What was sent with the key, as JSON. */
  sent: string;
}

/** A random UUID (version 4); `randomUUID` is missing over plain HTTP, as when a phone opens a developer's server. */
export function newKey(source: Pick<Crypto, "getRandomValues"> & Partial<Pick<Crypto, "randomUUID">> = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * The attempt for sending `sent`: a retry keeps its key, so that it remains one lead; corrected answers get a new key,
 * so that the correction arrives.
 */
export function attemptFor(sent: string, previous: Attempt | undefined): Attempt {
  return previous?.sent === sent ? previous : { key: newKey(), sent };
}
