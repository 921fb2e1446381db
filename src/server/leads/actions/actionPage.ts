// The page behind an email link: it asks once, then says what happened. No scripts; designed for phones.
import { interpolate } from "../../../content/interpolate";
import { LANGUAGE_NAMES } from "../../../i18n/languageNames";
import { LANGUAGES, type Language } from "../../../i18n/languages";
import { escapeHtml } from "../../http/escapeHtml";
import { serverPage } from "../../http/serverPage";
import type { FormContent } from "../intake/formContent";
import { ACTION_PATH, type Action } from "./actionLinks";
import type { Taken } from "./takeAction";

/** What the page says: the question, what happened, or why nothing can. */
export type Said = Taken | "expired" | "invalid" | "failed";

export interface ActionPage {
  said: Said;
  token: string;
  /** Absent when nothing in the link can be trusted. */
  ticket?: { action: Action; leadId: string } | undefined;
}

function sentence({ said, ticket }: ActionPage, form: FormContent, language: Language): string {
  const { actions, page, states } = form.staffTexts[language];
  if (typeof said === "object") return interpolate(page.over, { state: states[said.over] });
  if (said === "gone" || !ticket)
    return said === "expired" ? page.expired : said === "failed" ? page.failed : page.invalid;
  if (said === "ready") return actions[ticket.action].ask;
  return said === "done" ? actions[ticket.action].done : page[said];
}

export function actionPage(shown: ActionPage, form: FormContent, language: Language): string {
  const words = form.staffTexts[language];
  const { said, token, ticket } = shown;
  const button =
    said === "ready" && ticket
      ? `<form method="post" action="${ACTION_PATH}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="language" value="${language}">
<button>${escapeHtml(words.actions[ticket.action].button)}</button>
</form>`
      : "";
  const others = LANGUAGES.filter((one) => one !== language).map((one) => {
    const href = `${ACTION_PATH}?${new URLSearchParams({ token, language: one })}`;
    return `<a lang="${one}" hreflang="${one}" href="${escapeHtml(href)}">${escapeHtml(LANGUAGE_NAMES[one].own)}</a>`;
  });
  return serverPage(
    language,
    sentence(shown, form, language),
    `${ticket ? `<p>${escapeHtml(words.facts.id)}: <code>${escapeHtml(ticket.leadId)}</code></p>` : ""}
${button}
${said === "done" ? "" : others.join("\n")}`,
    `${words.page.title} – ${form.brand}`,
  );
}
