import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

// The digest of what the site was built from, left by a successful build.
const FINGERPRINT = "public/.inputs";

// The build writes the query types too; a copy of public/ from elsewhere lacks them.
const WRITTEN = ["public/index.html", "src/gatsby-types.d.ts", FINGERPRINT];

/** Whether public/ contains a complete site, even of an earlier state of the project. */
const isBuilt = (): boolean => WRITTEN.every((file) => existsSync(file));

/** Whether public/ contains the site built from these inputs. */
export const isBuiltFrom = (hash: string): boolean => isBuilt() && readFileSync(FINGERPRINT, "utf8") === hash;

/** Marks public/ as built from these inputs. */
export const writeFingerprint = (hash: string): void => writeFileSync(FINGERPRINT, hash);

/** Marks public/ as not built. */
export const removeFingerprint = (): void => rmSync(FINGERPRINT, { force: true });
