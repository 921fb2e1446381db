const BLOCK = /<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/;

/**
 * Moves a page's structured data to the end of its body: search engines read it there as well, and the first packets
 * carry what visitors are waiting for. A page without any is returned unchanged.
 */
export function structuredDataLast(html: string): string {
  const block = BLOCK.exec(html)?.[0];
  return block ? html.replace(block, "").replace("</body>", () => `${block}</body>`) : html;
}
