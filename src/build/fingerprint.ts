import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { filesBelow } from "../platform/publicWalk";

// Written by a successful build: the digest of its inputs and the size of its outputs, which a power cut may empty.
const FINGERPRINT = "public/.inputs";

// The build also writes the query types, which a public/ copied from elsewhere lacks.
const WRITTEN = ["public/index.html", "src/gatsby-types.d.ts", FINGERPRINT];

/** Whether public/ contains a complete site, possibly an outdated one. */
const isBuilt = (): boolean => WRITTEN.every((file) => existsSync(file));

/** The bytes of all built files. */
function builtSize(): number {
  const sizes = filesBelow("public").map((name) => (name === ".inputs" ? 0 : statSync(`public/${name}`).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const fingerprintOf = (hash: string): string => `${hash} ${builtSize()}`;

/** Whether public/ contains the site built from these inputs. */
export const isBuiltFrom = (hash: string): boolean =>
  isBuilt() && readFileSync(FINGERPRINT, "utf8") === fingerprintOf(hash);

/** Marks public/ as built from these inputs. */
export const writeFingerprint = (hash: string): void => writeFileSync(FINGERPRINT, fingerprintOf(hash));

/** Marks public/ as not built. */
export const removeFingerprint = (): void => rmSync(FINGERPRINT, { force: true });
