// Where a program finds the site: one of a release next to itself, one in dist/ below itself, wherever they are started;
// one run from the project in the working directory.
import { join } from "node:path";

// Of a bundled program, its folder (src/build/release/bundleServer.ts): in a release, or dist/ itself.
const RELEASED = process.env.RELEASED_FOLDER;
const INSTALLED = process.env.INSTALLED_FOLDER ?? (RELEASED && join(RELEASED, "../../.."));

export const DIST = INSTALLED ?? "dist";

/** How people start one of staff's tools: production has no npm. */
export const commandOf = (tool: "leads" | "releases" | "smoke"): string =>
  INSTALLED === undefined ? `npm run -s ${tool} --` : `node ${join(INSTALLED, `${tool}.js`)}`;
