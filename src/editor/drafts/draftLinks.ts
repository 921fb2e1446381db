// Links that show the previewed page to whoever has them. The site's own server makes and keeps them.
import { interpolate } from "../../content/interpolate";
import { isGroup } from "../../content/isGroup";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { copyText } from "../../platform/copyText";
import { DRAFTS_PATH } from "../../site/apiPaths";
import type { DrawnPage, LinkPages } from "../previewPane/previewPane";
import type { Repository } from "../save/repository";
import { EDITOR_WORDS, type EditorWord } from "../screen/editorWords";
import { showPanel, type PanelItem } from "../screen/panel";

/** Why no link was made. */
const WHY: Readonly<Record<number, EditorWord>> = { 409: "linkTooMany", 413: "linkTooLarge", 429: "linkTooMany" };

class NoLink extends Error {
  constructor(readonly why: EditorWord = "linkFailedHow") {
    super(why);
  }
}

interface Link {
  name: string;
  address: string;
  until: number;
}

async function linkTo({ title, language, take }: DrawnPage, token: Repository["token"]): Promise<Link> {
  const body = JSON.stringify({ title, language, html: await take() });
  const headers = { "content-type": "application/json", authorization: `Bearer ${(await token()) ?? ""}` };
  const answer = await fetch(DRAFTS_PATH, { method: "POST", headers, body });
  if (!answer.ok) throw new NoLink(WHY[answer.status]);
  const made: unknown = await answer.json();
  if (!isGroup(made) || typeof made.path !== "string" || typeof made.until !== "number") throw new NoLink();
  return { name: LANGUAGE_NAMES[language].own, address: `${location.origin}${made.path}`, until: made.until };
}

/** Milliseconds until a server that did not answer is asked again. */
const PAUSE = 5_000;

/** Whether the site's server makes links; a static host does not. Asks until it is answered. */
async function makesLinks(): Promise<boolean> {
  const status = (await fetch(DRAFTS_PATH).catch(() => undefined))?.status ?? 503;
  if (status < 500) return status === 204;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return makesLinks();
}

/**
 * What makes links and tells the editor; resolves with nothing where the site's server makes none. Call after sign-in: a
 * static host has no server to ask, and no sign-in.
 */
export function draftLinks(
  isOnline: boolean,
  { token }: Pick<Repository, "token">,
  language: EditorLanguage,
): () => Promise<LinkPages | undefined> {
  const say = (word: EditorWord) => EDITOR_WORDS[word][language];
  let asking: Promise<boolean> | undefined;

  function tell(title: EditorWord, items: readonly PanelItem[], note?: string): void {
    showPanel({ title: say(title), items, close: say("close"), isCalm: title !== "linkFailed", ...(note && { note }) });
  }

  /** `missing`: about the pages that got no link; `copied`: by address, what became of copying it. */
  function offer(
    links: readonly Link[],
    missing: readonly PanelItem[],
    copied: Readonly<Record<string, EditorWord>> = {},
  ): void {
    const copy = async ({ address }: Link) =>
      offer(links, missing, { [address]: (await copyText(address)) ? "linkCopied" : "linkNotCopied" });
    const items = links.flatMap((link) => [
      { about: link.name, text: link.address },
      { text: say(copied[link.address] ?? "copyLink"), onPress: () => void copy(link) },
    ]);
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(links[0]?.until);
    tell("linkReady", [...items, ...missing], interpolate(say("linkReadyHow"), { date }));
  }

  async function make(pages: readonly DrawnPage[]): Promise<void> {
    tell("linkMaking", []);
    const links: Link[] = [];
    const missing: PanelItem[] = [];
    for (const page of pages)
      await linkTo(page, token).then(
        (link) => links.push(link),
        (error: unknown) => missing.push(whyNot(page, error)),
      );
    if (links.length > 0) offer(links, missing);
    else tell("linkFailed", missing);
  }

  const whyNot = ({ language: shown }: DrawnPage, error: unknown): PanelItem => ({
    about: LANGUAGE_NAMES[shown].own,
    text: `${say("linkFailed")}. ${say(error instanceof NoLink ? error.why : "linkFailedHow")}`,
  });

  return async () => {
    asking ??= isOnline ? makesLinks() : Promise.resolve(false);
    return (await asking) ? (pages) => void make(pages) : undefined;
  };
}
