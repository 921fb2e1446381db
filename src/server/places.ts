// Where a program finds the site: the bundle (`dist/server.js`) beside itself, wherever it is started; in the project in
// the working directory.
import { join } from "node:path";
import { contentFolderOf } from "../build/releases";

// The bundle has its own folder here (src/build/bundleServer.ts).
const BUNDLE = process.env.BUNDLE_FOLDER;

/** The folder of releases. */
export const DIST = BUNDLE ?? "dist";

/** The content that staff's tools read. */
export const CONTENT = BUNDLE === undefined ? "content" : contentFolderOf(join(BUNDLE, "current"));
