// Links to entries that visitors do not see for now.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesNamedBy } from "../../site/entryPages";
import { isDraft } from "./drafts";
import { parseJson } from "./parseJson";

/** True for a link to an entry that is a draft. */
export function leadsToDraft(contentFolder: string, link: string): boolean {
  return entriesNamedBy(link).some((name) => {
    const file = join(contentFolder, name);
    if (!existsSync(file)) return false;
    const json = parseJson(readFileSync(file, "utf8"));
    return json.ok && isDraft(json.value);
  });
}
