import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { openCache, type BuildCache } from "./buildCache";
import { filesBelow } from "../platform/publicWalk";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest)$/;

// Below this size, the response's headers outweigh what compression saves.
const SMALLEST_BYTES = 512;

// Quality 11 takes seven times as long as 9 and saves a tenth of the bytes: only pages are worth it, not the editor.
const qualityFor = (name: string) => (name.startsWith("admin/") ? 9 : 11);

const COPIES: Record<string, (text: Buffer, name: string) => Promise<Buffer>> = {
  br: (text, name) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(name) } }),
  gz: (text) => zip(text, { level: 9 }),
};

async function compress(publicFolder: string, name: string, cache: BuildCache): Promise<void> {
  const file = path.join(publicFolder, name);
  const text = readFileSync(file);
  for (const [ending, pack] of Object.entries(COPIES)) {
    const copy = `${file}.${ending}`;
    // If the file was longer in an earlier build, its old copy would be served instead.
    if (text.length < SMALLEST_BYTES) rmSync(copy, { force: true });
    else writeFileSync(copy, await cache.of([ending, text], () => pack(text, name)));
  }
}

/** Writes `.br` and `.gz` copies of text files worth compressing, and deletes the copies of deleted files. */
export async function compressFiles(
  publicFolder: string,
  cache: BuildCache = openCache(".cache/compressed"),
): Promise<void> {
  const names = new Set(filesBelow(publicFolder));
  const isLeftOver = (name: string) => /\.(br|gz)$/.test(name) && !names.has(name.replace(/\.(br|gz)$/, ""));
  for (const name of names) if (isLeftOver(name)) rmSync(path.join(publicFolder, name));
  // All at once: Node's thread pool limits how many run in parallel.
  await Promise.all([...names].filter((name) => TEXT.test(name)).map((name) => compress(publicFolder, name, cache)));
  cache.forgetOthers();
}
