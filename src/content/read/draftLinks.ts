// Links to entries that visitors do not see for now.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENTRY_PAGE_KEYS, ENTRY_PAGES } from "../../site/entryPages";
import { PAGES, type Anchors } from "../../site/pages";
import { isDraft } from "./drafts";
import { parseJson } from "./parseJson";

/** The files below content/ of the entries that a link may name: by a place on a page, or by a page of their own. */
function entriesOf(link: string): string[] {
  const [path = "", place] = link.split("#");
  const anchors: Anchors = PAGES.find((page) => page.path === path)?.anchors ?? [];
  if (place !== undefined && "entriesOf" in anchors) return [`${anchors.entriesOf}/${place}.json`];
  return ENTRY_PAGE_KEYS.flatMap((key) => {
    const { below, folder } = ENTRY_PAGES[key];
    const name = path.startsWith(below) ? /^([^/]+)\/$/.exec(path.slice(below.length))?.[1] : undefined;
    return name === undefined ? [] : [`${folder}/${name}.json`];
  });
}

/** True for a link to an entry that is a draft. */
export function leadsToDraft(contentFolder: string, link: string): boolean {
  return entriesOf(link).some((name) => {
    const file = join(contentFolder, name);
    if (!existsSync(file)) return false;
    const json = parseJson(readFileSync(file, "utf8"));
    return json.ok && isDraft(json.value);
  });
}
