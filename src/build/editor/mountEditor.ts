import { editorSettings } from "../../editor/config/editorSettings";
import type { MiddlewareHost } from "../../platform/middlewareHost";
import { EDITOR_PAGE, writeEditor } from "./writeEditor";

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
