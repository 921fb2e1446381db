import { closestPath } from "../../site/closestPath";
import type { Entry, SiteIndex } from "./siteIndex";

/** The page that a mangled address means. A redirect to that page's own path, never to anything else. */
export function closestPage({ entries }: Pick<SiteIndex, "entries">, path: string): Entry | undefined {
  const page = closestPath(path);
  return entries.get(page)?.kind === "resource" ? { kind: "redirect", location: encodeURI(page) } : undefined;
}
