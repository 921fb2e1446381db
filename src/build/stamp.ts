import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

// The digest of what the site was built from, left by a build that has ended well.
const STAMP = "public/.inputs";

// The query types are the build's, too; a copy of public/ from elsewhere comes without them.
const WRITTEN = ["public/index.html", "src/gatsby-types.d.ts", STAMP];

/** True when public/ holds a whole site, be it of an earlier state of the project. */
const isBuilt = (): boolean => WRITTEN.every((file) => existsSync(file));

/** True when public/ holds the site of these inputs. */
export const isBuiltFrom = (hash: string): boolean => isBuilt() && readFileSync(STAMP, "utf8") === hash;

/** From now on public/ counts as the site of these inputs. */
export const keepStamp = (hash: string): void => writeFileSync(STAMP, hash);

/** From now on public/ does not count as built. */
export const dropStamp = (): void => rmSync(STAMP, { force: true });
