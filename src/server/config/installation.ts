// Where a program finds the site: a bundled one (`dist/server.js`) next to itself, wherever it is started; one run from
// the project in the working directory.
import { join } from "node:path";
import { contentFolderOf } from "../../build/release/releases";

// In a bundle, its folder (src/build/release/bundleServer.ts).
const BUNDLE = process.env.BUNDLE_FOLDER;

/** The folder of releases. */
export const DIST = BUNDLE ?? "dist";

/** How people start one of staff's tools: production has no npm. */
export const commandOf = (tool: "leads" | "releases" | "smoke" | "vitals"): string =>
  BUNDLE === undefined ? `npm run -s ${tool} --` : `node ${join(BUNDLE, `${tool}.js`)}`;

/** The content read by staff tools. */
export const CONTENT = BUNDLE === undefined ? "content" : contentFolderOf(join(BUNDLE, "current"));
