import { writeFileSync } from "node:fs";
import path from "node:path";
import { COLORS } from "../../theme/tokens";

/** Writes the web app manifest; its icons are in static/icons/. */
export function writeManifest(publicFolder: string, brand: string): void {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "browser",
    background_color: COLORS.light.paper,
    theme_color: COLORS.light.ink,
    icons: [icon(192, "any"), icon(512, "any"), { ...icon(512, "maskable"), src: "/icons/icon-maskable-512.png" }],
  };
  writeFileSync(path.join(publicFolder, "manifest.webmanifest"), JSON.stringify(manifest));
}
