// Asks whoever has sent a form without scripts about an address that looks mistyped, with all that was typed kept.
import { interpolate } from "../../../content/interpolate";
import { escapeHtml } from "../../http/escapeHtml";
import { serverPage } from "../../http/serverPage";
import { CONTACTS_PATH } from "../../../site/apiPaths";
import type { FormContent } from "./formContent";
import { ASKED_FIELD, CAME_FROM_FIELD, type FormPost } from "./formPost";
import type { Question } from "./postResult";

/**
 * Either button sends the form: with the address that was meant, or as it was typed, which is then taken.
 * @param cameFrom the address of the form's page
 */
export function questionPage(
  { language, body }: FormPost,
  { typed, meant }: Question,
  cameFrom: string,
  content: FormContent,
): string {
  const { meantEmail, sendWith } = content.texts[language];
  const kept = Object.entries({ ...body, [ASKED_FIELD]: typed, [CAME_FROM_FIELD]: cameFrom });
  const fields = kept.flatMap(([name, value]) =>
    name === "email" ? [] : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const buttons = [meant, typed].map(
    (address) =>
      `<button name="email" value="${escapeHtml(address)}">${escapeHtml(interpolate(sendWith, { address }))}</button>`,
  );
  const form = `<form method="post" action="${CONTACTS_PATH}">\n${[...fields, ...buttons].join("\n")}\n</form>`;
  return serverPage(language, interpolate(meantEmail, { address: meant }), form);
}
