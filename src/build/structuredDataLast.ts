const BLOCK = /<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/;

/**
 * Puts the structured data of a page behind everything that is shown: search engines read them there as well, and the first
 * packets carry what a visitor waits for. A page without them comes back unchanged.
 */
export function structuredDataLast(html: string): string {
  const block = BLOCK.exec(html)?.[0];
  return block ? html.replace(block, "").replace("</body>", () => `${block}</body>`) : html;
}
