import { createRequire } from "node:module";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/**
 * Encoder effort, from 0 to 9. The libvips default, 4, takes eight times as long for the same bytes and 0.007 more
 * structural similarity.
 */
export const AVIF_EFFORT = 2;

type Encode = Sharp["avif"];

/**
 * Makes this process encode every AVIF with AVIF_EFFORT: gatsby-plugin-sharp, which encodes in Gatsby's own process, has no
 * option for it. Throws when the plugin has its own copy of sharp, which this would not reach.
 */
export function limitAvifEffort(): void {
  const require = createRequire(path.resolve("package.json"));
  const plugins = createRequire(require.resolve("gatsby-plugin-sharp"));
  if (plugins.resolve("sharp") !== require.resolve("sharp"))
    throw new Error("gatsby-plugin-sharp has its own copy of sharp, which src/build/avifEffort.ts does not reach");
  const prototype = sharp.prototype as { avif: Encode };
  const encode = prototype.avif;
  prototype.avif = function avif(this: Sharp, options) {
    return encode.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
