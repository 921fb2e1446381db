import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

// The digest of what the site was built from, left by a successful build.
const STAMP = "public/.inputs";

// The build writes the query types too; a copy of public/ from elsewhere lacks them.
const WRITTEN = ["public/index.html", "src/gatsby-types.d.ts", STAMP];

/** Whether public/ contains a complete site, even of an earlier state of the project. */
const isBuilt = (): boolean => WRITTEN.every((file) => existsSync(file));

/** Whether public/ contains the site built from these inputs. */
export const isBuiltFrom = (hash: string): boolean => isBuilt() && readFileSync(STAMP, "utf8") === hash;

/** Marks public/ as built from these inputs. */
export const keepStamp = (hash: string): void => writeFileSync(STAMP, hash);

/** Marks public/ as not built. */
export const dropStamp = (): void => rmSync(STAMP, { force: true });
