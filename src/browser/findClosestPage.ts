import { closestPath } from "../site/closestPath";

/** Goes to the page that the mangled address of a 404 page means, if there is one: not every host redirects there. */
export async function findClosestPage(): Promise<void> {
  const path = decodeURI(location.pathname);
  const page = closestPath(path);
  if (page === path) return;
  const { ok } = await fetch(encodeURI(page), { method: "HEAD" });
  if (ok) location.replace(encodeURI(page) + location.search + location.hash);
}
