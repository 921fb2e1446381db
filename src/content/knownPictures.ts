// What pictures turned out to be, kept until they change: reading a thousand of them to their ends takes a minute.
import { lstat, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isGroup } from "./isGroup";
import type { MediaFact } from "./media";

/** Below the project's root, beside what Gatsby keeps between two builds. */
const FILE = path.join(".cache", "pictures.json");

interface Known {
  /** Tells one state of a file from another. */
  stamp: string;
  fact: MediaFact;
}

async function readKnown(root: string): Promise<Record<string, Known>> {
  try {
    const known: unknown = JSON.parse(await readFile(path.join(root, FILE), "utf8"));
    return isGroup(known) ? (known as Record<string, Known>) : {};
  } catch {
    return {};
  }
}

async function stampOf(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs } = await lstat(file);
  return [size, mtimeMs, ctimeMs].join(" ");
}

export interface KnownPictures {
  /** The fact about a picture of the project; `look` is asked when it has changed, or was not sound before. */
  factOf(file: string, look: () => Promise<MediaFact>): Promise<MediaFact>;
  /** Keeps what was found for the next time. */
  keep(): Promise<void>;
}

export async function knownPictures(root: string): Promise<KnownPictures> {
  const before = await readKnown(root);
  const found: Record<string, Known> = {};
  return {
    async factOf(file, look) {
      const stamp = await stampOf(path.join(root, file));
      const known = before[file];
      const fact = known?.stamp === stamp ? known.fact : await look();
      if (fact.state === "picture") found[file] = { stamp, fact };
      return fact;
    },
    async keep() {
      if (Object.entries(found).every(([file, { stamp }]) => before[file]?.stamp === stamp)) return;
      // Where nothing can be written, the next check takes as long.
      await mkdir(path.join(root, path.dirname(FILE)), { recursive: true }).catch(() => undefined);
      await writeFile(path.join(root, FILE), JSON.stringify(found)).catch(() => undefined);
    },
  };
}
