// A cache of expensive results, kept between builds and keyed by their inputs.
import type { BinaryLike } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "../platform/sha256";

const keyOf = (parts: readonly BinaryLike[]): string => sha256(parts.map(sha256).join());

const bytesOf = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

export type BuildCache = ReturnType<typeof openCache>;

/** Opens the cache in a folder, which is created if needed. */
export function openCache(folder: string) {
  mkdirSync(folder, { recursive: true });
  const requested = new Set<string>();
  return {
    /** The cached result for these inputs, or that of `make`, which is then cached. */
    async of(parts: readonly BinaryLike[], make: () => Promise<Buffer>): Promise<Buffer> {
      const key = keyOf(parts);
      requested.add(key);
      const kept = bytesOf(path.join(folder, key));
      if (kept) return kept;
      const made = await make();
      writeFileSync(path.join(folder, key), made);
      return made;
    },
    /** Deletes every result that has not been requested since the cache was opened. */
    forgetOthers(): void {
      for (const key of readdirSync(folder)) if (!requested.has(key)) rmSync(path.join(folder, key));
    },
  };
}
