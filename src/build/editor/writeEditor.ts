// The editor at /admin/: its own page, Decap CMS as shipped in its npm package but for one fault, and our configuration.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorConfig } from "../../editor/config/editorConfig";
import { type EditorSettings, editorSettings } from "../../editor/config/editorSettings";
import { build, type Plugin } from "esbuild";
import type { MiddlewareHost } from "../../platform/middlewareHost";

// What Decap CMS does wrong and no setting changes: its program is mended in these places.
interface Patch {
  fault: string;
  place: string;
  mended: string;
}

const PATCHES: readonly Patch[] = [
  {
    fault:
      "While a picture loads, fields are not drawn anew: what is typed meanwhile disappears, and the next letter is added to the text before it.",
    place: "shouldComponentUpdate(e){return(!this.props.isLoadingAsset||!e.isLoadingAsset)&&(",
    mended:
      "shouldComponentUpdate(e){return this.props.value!==e.value||(!this.props.isLoadingAsset||!e.isLoadingAsset)&&(",
  },
  {
    fault: "Two chosen files with the same bytes count as one, and only the last one is saved.",
    place: "i=gc({id:await Ou(e),file:e,assetProxy:r,draft:p})",
    mended: "i=gc({id:await Ou(e)+r.path,file:e,assetProxy:r,draft:p})",
  },
  {
    fault: "The address of an entry that is still loading is asked for, and the form shows an error in English.",
    place: "getDeploy(e,t,n){const r=this.config.site_url;if(r&&",
    mended: "getDeploy(e,t,n){const r=this.config.site_url;if(n&&r&&",
  },
  // What `programWords` of src/editor/config/programWords.ts says.
  {
    fault: "The handle that moves an element of a list tells its id in English, and can't be found again.",
    place: 'return Rn("div",{...n,...r,children:e})',
    mended:
      'return Rn("div",{...n,...r,"data-item":t,"aria-describedby":void 0,"aria-roledescription":void 0,children:e})',
  },
  {
    fault: "The handle moves an element by mouse and touch alone, and tells of it in English, with its id.",
    place:
      'return Rn("div",{children:Rn(Wq,{modifiers:[cH],collisionDetection:TU,sensors:o,onDragEnd:function({active:e,over:t}){n({oldIndex:r.indexOf(e.id)',
    mended:
      'return Rn("div",{onKeyDown:e=>window.programWords?.moveByKey(e,r,n),children:Rn(Wq,{accessibility:window.programWords?.silent,modifiers:[cH],collisionDetection:TU,sensors:o,onDragEnd:function({active:e,over:t}){n({oldIndex:r.indexOf(e.id)',
  },
  {
    fault: "The summary of a group shows {{brand}}.",
    place: 'return r?Ca(r,null,"",e):n};render',
    mended: 'return r?window.programWords?.complete(Ca(r,null,"",e))??n:n};render',
  },
  {
    fault: "A list offers another element where it holds as many as it may.",
    place: 'allowAdd:n.get("allow_add",!0)',
    mended: 'allowAdd:n.get("allow_add",!0)&&!(n.get("max")<=l.size)',
  },
  {
    fault: "The summary of an element of a list shows {{brand}}.",
    place: 'return Ca(e,null,"",Sa(t.get("path"),r.set("fields.label",n)))',
    mended:
      'const o=Ca(e,null,"",Sa(t.get("path"),r.set("fields.label",n)));return window.programWords?.complete(o)??n',
  },
  {
    fault: "Lists of choices speak English to screen readers.",
    place: "tabSelectsValue:!0,unstyled:!1};function lV",
    mended: "tabSelectsValue:!0,unstyled:!1,...window.programWords?.select};function lV",
  },
  {
    fault: "A link in a text is asked for by the browser's prompt, which offers no page and takes any.",
    place: 'U2=function(e,t){const n=z2(e),r=n?n[0]?.data?.url:"",i=window.prompt(t,r);',
    mended: 'U2=async function(e,t){const n=z2(e),r=n?n[0]?.data?.url:"",i=await window.askLink(r);',
  },
  {
    fault:
      "Unfinished changes are offered before their entry is loaded, and without the version that they are based on.",
    place: 'window.confirm(this.props.t("editor.editor.confirmLoadBackup"))',
    mended: 'window.askUnfinished?.(this.props.t("editor.editor.confirmLoadBackup"))',
  },
  {
    fault: "The question before a deletion, with unsaved changes, doesn't say what is deleted.",
    place: 'window.confirm(o("editor.editor.onDeleteWithUnsavedChanges"))',
    mended: 'window.askDeletion?.(o("editor.editor.onDeleteWithUnsavedChanges"))',
  },
  {
    fault: "The question before a deletion doesn't say what is deleted.",
    place: 'window.confirm(o("editor.editor.onDeletePublishedEntry"))',
    mended: 'window.askDeletion?.(o("editor.editor.onDeletePublishedEntry"))',
  },
  {
    fault: "A list counts its elements with its label (“2 area served”), and an optional group as if it were a list.",
    place: "heading:`${l.size} ${d}`",
    mended: 'heading:n.get("group")?"":`${l.size} ${1===l.size?c.toLowerCase():n.get("label_plural")||d}`',
  },
];

/** The program of Decap CMS without these faults. Throws if a place has changed: look whether the fault has. */
export function patchDecap(program: string): string {
  return PATCHES.reduce((mended, { fault, place, mended: better }) => {
    if (mended.split(place).length !== 2)
      throw new Error(`Decap CMS no longer has a fault that is mended here, or has it elsewhere: ${fault}`);
    return mended.replace(place, better);
  }, program);
}

// The editor's preview: the site's pages, bundled for a frame in the editor with stand-ins for Gatsby and for islands.
const STAND_INS = path.resolve("src/preview/standIns");

const standIns: Plugin = {
  name: "stand-ins",
  setup({ onResolve }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(STAND_INS, "gatsby.ts") }));
    onResolve({ filter: /\/islands\/Island$/ }, () => ({ path: path.join(STAND_INS, "Island.tsx") }));
  },
};

/** Writes the editor's program and its preview, with the style sheet and fonts that this uses. */
async function bundlePrograms(folder: string): Promise<void> {
  await build({
    entryPoints: { editor: "src/editor/openEditor.ts", preview: "src/preview/openPreview.tsx" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".module.css": "local-css", ".woff2": "file" },
    assetNames: "[name]",
    legalComments: "none",
    plugins: [standIns],
  });
}

const PACKAGE = "node_modules/decap-cms/dist";

// The program, the parts it loads on demand, and its licenses; `cms.js` is a duplicate.
const PROGRAM = /(^|\.)decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/;

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
  writeFileSync(path.join(folder, "decap-cms.js"), patchDecap(program));
  copyFileSync("static/icons/icon.svg", path.join(folder, "icon.svg"));
  for (const style of ["editor.css", "previewPane/previewPane.css"])
    copyFileSync(path.join("src/editor", style), path.join(folder, path.basename(style)));
  writeFileSync(path.join(folder, "index.html"), EDITOR_PAGE);
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(editorConfig(settings)));
  await bundlePrograms(folder);
}

/**
 * Adds the editor to `gatsby develop`, which serves the files in public/ but no index pages. Resolves when the editor's
 * files are written.
 */
export function mountEditor(host: MiddlewareHost, publicFolder = "public", write = writeEditor): Promise<void> {
  host.use((request, response, next) => {
    const [path = "", query] = (request.url ?? "").split("?");
    if (path === "/admin") {
      response.writeHead(302, { location: query ? `/admin/?${query}` : "/admin/" }).end();
      return;
    }
    if (path === "/admin/") response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(EDITOR_PAGE);
    else next();
  });
  return write(publicFolder, editorSettings(process.env));
}
