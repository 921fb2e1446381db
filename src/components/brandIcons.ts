import type { IconNode } from "lucide";

/** Icons of the networks, drawn for this site in lucide's style (24x24, 2 px lines): lucide has none of brands, simple-icons none of LinkedIn. */
export const BRAND_ICONS = {
  linkedin: [
    ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "3" }],
    ["path", { d: "M8 11v5M8 8v.01M12 16v-5M12 13.5c0-3 4-3 4 0V16" }],
  ],
  instagram: [
    ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "5" }],
    ["circle", { cx: "12", cy: "12", r: "4" }],
    ["path", { d: "M16.8 7.2v.01" }],
  ],
  facebook: [["path", { d: "M16 3h-2a4 4 0 0 0-4 4v14M7 12h8" }]],
  tiktok: [["path", { d: "M13 3v13a4 4 0 1 1-4-4M13 3c.5 3.5 2.5 5 6 5" }]],
} satisfies Record<string, IconNode>;

export type Network = keyof typeof BRAND_ICONS;
