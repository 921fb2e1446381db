import { readFileSync } from "node:fs";
import path from "node:path";
import { chatNumberOf } from "../content/chatNumber";
import type { SiteContent } from "../content/contentTypes/site";

/** Reads `content/site.json` and adds the chat number. Not validated here: the content check has already passed. */
export function readSite(contentFolder: string) {
  const site = JSON.parse(readFileSync(path.join(contentFolder, "site.json"), "utf8")) as SiteContent;
  return { ...site, chat: { ...site.chat, number: chatNumberOf(site) } };
}
