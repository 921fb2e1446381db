// Serves only the editor, on a developer's machine, to fix content errors that prevent a build. Argument: the port.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { editorSettings } from "../../editor/config/editorSettings";
import { runScript } from "../../platform/runScript";
import { writeEditor } from "./writeEditor";

const FOLDER = "public";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The file at a URL below /admin/; undefined if there is none. */
function fileAt(address: string): string | undefined {
  const name = /^\/admin\/([\w.-]*)(?:\?|$)/.exec(address)?.[1];
  const file = name !== undefined && path.join(FOLDER, "admin", name || "index.html");
  return file && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

const server = createServer(({ url = "/" }, response) => {
  const file = fileAt(url);
  if (!file) return response.writeHead(url === "/" ? 302 : 404, { location: "/admin/" }).end();
  response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "text/plain; charset=utf-8" });
  return createReadStream(file).pipe(response);
});

runScript(async () => {
  // Whoever sees the page must also get its scripts.
  await writeEditor(FOLDER, editorSettings(process.env));
  server.listen(Number(process.argv[2]), "localhost");
});
