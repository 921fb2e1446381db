import type { MiddlewareHost } from "../server/developMiddleware";
import { editorSettings } from "../editor/settings";
import { writeEditor } from "./writeEditor";

/** The editor inside `gatsby develop`, which serves the files of public/, but no folder's index page. */
export function mountEditor(host: MiddlewareHost, publicFolder = "public"): void {
  writeEditor(publicFolder, editorSettings(process.env));
  host.use((request, response, next) => {
    const [path = "", query] = (request.url ?? "").split("?");
    if (path === "/admin") {
      response.writeHead(302, { location: query ? `/admin/?${query}` : "/admin/" }).end();
      return;
    }
    if (path === "/admin/") request.url = "/admin/index.html";
    next();
  });
}
