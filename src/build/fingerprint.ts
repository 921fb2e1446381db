import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

// Written by a successful build: the digest of its inputs.
const FINGERPRINT = "public/.inputs";

// The build also writes the query types, which a public/ copied from elsewhere lacks.
const WRITTEN = ["public/index.html", "src/gatsby-types.d.ts", FINGERPRINT];

/** Whether public/ contains a complete site, possibly an outdated one. */
const isBuilt = (): boolean => WRITTEN.every((file) => existsSync(file));

/** Whether public/ contains the site built from these inputs. */
export const isBuiltFrom = (hash: string): boolean => isBuilt() && readFileSync(FINGERPRINT, "utf8") === hash;

/** Marks public/ as built from these inputs. */
export const writeFingerprint = (hash: string): void => writeFileSync(FINGERPRINT, hash);

/** Marks public/ as not built. */
export const removeFingerprint = (): void => rmSync(FINGERPRINT, { force: true });
