import { ASSETS } from "../scripts/browserScripts";
import { sha256 } from "../sha256";

const DATA = /(<div data-island="[^"]*")([^>]*>)<script type="application\/json">([\s\S]*?)<\/script>/g;

/**
 * Extracts the islands' props from a page's HTML: they are needed only when islands start, and would delay first paint.
 * Returns the HTML, in which each island has its file's URL, and the files' contents by URL.
 */
export function takeIslandData(html: string): { html: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const lighter = html.replace(DATA, (_, island: string, rest: string, data: string) => {
    const address = `/${ASSETS}/island-${sha256(data).slice(0, 20)}.json`;
    files.set(address, data);
    return `${island} data-from="${address}"${rest}`;
  });
  return { html: lighter, files };
}
