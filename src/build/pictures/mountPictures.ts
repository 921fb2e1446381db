import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { encodePicture, picturesByHash } from "./encodePictures";
import type { MiddlewareHost } from "../../platform/middlewareHost";
import { PICTURES, variantOf } from "./pictureNames";

const ADDRESS = new RegExp(`^/${PICTURES}/([\\w.-]+)$`);

/** Adds pictures to `gatsby develop`: each is encoded when first requested. */
export function mountPictures(host: MiddlewareHost, publicFolder = "public", contentFolder = "content"): void {
  const folder = path.join(publicFolder, PICTURES);
  host.use((request, response, next) => {
    const name = ADDRESS.exec(request.url ?? "")?.[1] ?? "";
    const variant = variantOf(name);
    if (!variant) return next();
    const answer = async () => {
      const file = path.join(folder, name);
      if (!existsSync(file)) await encodePicture(name, picturesByHash(contentFolder), folder);
      response.writeHead(200, { "content-type": `image/${variant.format}` });
      await pipeline(createReadStream(file), response);
    };
    answer().catch(next);
  });
}
