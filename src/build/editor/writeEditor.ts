// The editor at /admin/: its own page, Decap CMS as shipped in its npm package but for one fault, and our configuration.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorConfig } from "../../editor/config/editorConfig";
import type { EditorSettings } from "../../editor/config/editorSettings";
import { bundlePreview } from "./bundlePreview";
import { bundleScript } from "../scripts/bundleScript";
import { mendDecap } from "./mendDecap";

const PACKAGE = "node_modules/decap-cms/dist";

// The program, the parts it loads on demand, and its licenses; `cms.js` is a duplicate.
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

/** Writes the editor to `admin/` below a folder. */
export async function writeEditor(publicFolder: string, settings: EditorSettings): Promise<void> {
  const folder = path.join(publicFolder, "admin");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(PACKAGE).filter((file) => PROGRAM.test(file)))
    copyFileSync(path.join(PACKAGE, name), path.join(folder, name));
  const program = readFileSync(path.join(PACKAGE, "decap-cms.js"), "utf8");
  writeFileSync(path.join(folder, "decap-cms.js"), mendDecap(program));
  copyFileSync("static/icons/icon.svg", path.join(folder, "icon.svg"));
  writeFileSync(path.join(folder, "index.html"), EDITOR_PAGE);
  writeFileSync(path.join(folder, "editor.js"), bundleScript("src/editor/openEditor.ts"));
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(editorConfig(settings)));
  await bundlePreview(folder);
}
