// The icons of social networks, from Tabler's set: lucide, which draws all the others, has no brand icons.
import { icons } from "@iconify-json/tabler";
import { NETWORKS } from "../../components/socialProfiles";

/** Where `npm run icons` writes them, from the project's root. */
export const BRAND_ICONS_FILE = "src/components/brandIcons.json";

const GROUP = /<\/?g\b[^>]*>/g;
const PATH = /<path\b[^>]*? d="([Mm][^"]+)"[^>]*>/g;

/**
 * An icon's lines as one path, in a square of 24 units. A line with a relative start keeps starting from the corner.
 * @param body the elements of an SVG; all lines of the set are two units wide
 * @throws Error if it consists of anything but paths
 */
export function joinedPath(body: string): string {
  const lines = [...body.matchAll(PATH)].map(([, line = ""]) => (line.startsWith("m") ? `M0 0${line}` : line));
  const rest = body.replace(GROUP, "").replace(PATH, "");
  if (lines.length === 0 || rest !== "") throw new Error(`Only icons of paths can be written: "${body}"`);
  return lines.join("");
}

/** The file of drawings: each network's path. */
export const brandIcons = (): string => {
  const paths = Object.keys(NETWORKS).map((network) => [
    network,
    joinedPath(icons.icons[`brand-${network}`]?.body ?? ""),
  ]);
  return `${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`;
};
