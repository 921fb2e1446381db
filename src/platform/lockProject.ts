import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { lock, Locked } from "./lock";

const FILE = ".data/build.lock";
const HOLDER = `${FILE}.holder`;

/** Kept for as long as the process lives: a forgotten lock would be freed. */
let unlock: () => void;

/**
 * Builds and the development site share Gatsby's folders: waits until no other one runs in the working directory.
 * @param name of the one that starts, such as `npm run build`, for others that wait for it
 */
export async function lockProject(name: string): Promise<void> {
  try {
    unlock = await lock(FILE, 0);
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    const holder = existsSync(HOLDER) ? readFileSync(HOLDER, "utf8") : "it has just started";
    console.log(`Waiting for another program that builds in this folder: ${holder}`);
    unlock = await lock(FILE, Infinity);
  }
  writeFileSync(HOLDER, `${name}, process ${process.pid}`);
  process.once("exit", () => unlock());
}
