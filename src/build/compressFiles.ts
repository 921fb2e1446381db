import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./publicWalk";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest)$/;

// Below this size, the response's headers outweigh what compression saves.
const SMALLEST_BYTES = 512;

async function compress(file: string): Promise<void> {
  const { mtime, size } = statSync(file);
  const [packed, zipped] = [`${file}.br`, `${file}.gz`];
  if (size < SMALLEST_BYTES) {
    // A copy compressed by an earlier build, when the file was longer, would be served instead.
    for (const old of [packed, zipped]) rmSync(old, { force: true });
    return;
  }
  // Compressed files get their source's time, so that unchanged files are not compressed again. An interrupted build may
  // have left only one of the two up to date.
  const isCurrent = (copy: string) => existsSync(copy) && statSync(copy).mtime.getTime() === mtime.getTime();
  if (isCurrent(packed) && isCurrent(zipped)) return;
  const text = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(text, { level: 9 }),
  ]);
  const outputs = [
    [packed, br],
    [zipped, gz],
  ] as const;
  for (const [name, bytes] of outputs) {
    writeFileSync(name, bytes);
    utimesSync(name, mtime, mtime);
  }
}

/** Writes a `.br` and a `.gz` next to every text file of public/ worth it, and deletes those of deleted files. */
export async function compressFiles(publicFolder: string): Promise<void> {
  const names = new Set(filesBelow(publicFolder));
  const isLeftOver = (name: string) => /\.(br|gz)$/.test(name) && !names.has(name.replace(/\.(br|gz)$/, ""));
  for (const name of names) if (isLeftOver(name)) rmSync(path.join(publicFolder, name));
  // All at once: Node compresses as many in parallel as it has threads.
  await Promise.all(
    [...names].filter((name) => TEXT.test(name)).map((name) => compress(path.join(publicFolder, name))),
  );
}
