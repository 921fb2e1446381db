import path from "node:path";
import { chatNumberOf } from "../content/chatNumber";
import { siteSchema } from "../content/contentTypes/site";
import { readChecked } from "../content/checks/readChecked";

/**
 * Reads `content/site.json` and adds the chat number.
 * @throws Error if it is invalid
 */
export function readSite(contentFolder: string) {
  const site = readChecked(path.join(contentFolder, "site.json"), siteSchema);
  return { ...site, chat: { ...site.chat, number: chatNumberOf(site) } };
}
