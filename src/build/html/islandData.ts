import { builtJson } from "../../content/builtJson";
import { ASSETS, type PageScripts } from "../scripts/browserScripts";
import { sha256 } from "../sha256";

const DATA = /(<div data-island="([^"]*)")([^>]*>)<script type="application\/json">([\s\S]*?)<\/script>/g;

/** The island's data with the URLs of its scripts, which the browser fetches before it needs to run them. */
const withScripts = (data: string, scripts: readonly string[]) =>
  JSON.stringify({ ...builtJson<object>(JSON.parse(data)), scripts });

/**
 * Extracts the islands' props from a page's HTML: they are needed only when islands start, and would delay first paint.
 * Returns the HTML, in which each island has its file's URL, and the files' contents by URL.
 */
export function takeIslandData(
  html: string,
  scripts: PageScripts["islands"],
): { html: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const lighter = html.replace(DATA, (_, island: string, name: string, rest: string, written: string) => {
    const data = withScripts(written, scripts.get(name) ?? []);
    const address = `/${ASSETS}/island-${sha256(data).slice(0, 20)}.json`;
    files.set(address, data);
    return `${island} data-from="${address}"${rest}`;
  });
  return { html: lighter, files };
}
