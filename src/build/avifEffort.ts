import { createRequire } from "node:module";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/**
 * How hard the encoder tries, from 0 to 9. libvips' own choice, 4, takes four times as long for the same bytes and a
 * structural similarity that is 0.005 higher.
 */
export const AVIF_EFFORT = 3;

type Encode = Sharp["avif"];

/**
 * Lets every AVIF of this process be encoded with AVIF_EFFORT: gatsby-plugin-sharp, which does so in Gatsby's own process,
 * has no option for it. Throws when the plugin brings a sharp of its own, which this would not reach.
 */
export function limitAvifEffort(): void {
  const require = createRequire(path.resolve("package.json"));
  const plugins = createRequire(require.resolve("gatsby-plugin-sharp"));
  if (plugins.resolve("sharp") !== require.resolve("sharp"))
    throw new Error("gatsby-plugin-sharp has a sharp of its own: src/build/avifEffort.ts does not reach it");
  const prototype = sharp.prototype as { avif: Encode };
  const encode = prototype.avif;
  prototype.avif = function avif(this: Sharp, options) {
    return encode.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
