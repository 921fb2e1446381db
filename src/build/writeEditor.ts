// The editor at /admin/: a page of its own, Decap CMS as its npm package ships it, and our configuration.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorConfig } from "../editor/editorConfig";
import type { EditorSettings } from "../editor/settings";
import { bundlePreview } from "./bundlePreview";
import { bundleScript } from "./bundleScript";

const PACKAGE = "node_modules/decap-cms/dist";

// The program, the parts that it loads on demand, and its licences; `cms.js` is the same once more.
const PROGRAM = /(^|\.)decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/;

/** The page at /admin/. */
export const EDITOR_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Content editor</title>
    <script src="editor.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** Writes `admin/` below a folder. What Decap CMS ships keeps its time, so that it is compressed once only. */
export async function writeEditor(publicFolder: string, settings: EditorSettings): Promise<void> {
  const folder = path.join(publicFolder, "admin");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(PACKAGE).filter((file) => PROGRAM.test(file)))
    cpSync(path.join(PACKAGE, name), path.join(folder, name), { preserveTimestamps: true });
  writeFileSync(path.join(folder, "index.html"), EDITOR_PAGE);
  writeFileSync(path.join(folder, "editor.js"), bundleScript("src/editor/openEditor.ts"));
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(editorConfig(settings)));
  await bundlePreview(folder);
}
