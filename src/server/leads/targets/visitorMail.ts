// The copy of their request that visitors get when NOTIFY_VISITOR is on.
import { CONTACT_FIELD_NAMES, fieldOf } from "../../../contact/fields/contactFields";
import { DEFAULT_LANGUAGE } from "../../../i18n/languages";
import type { FormContent } from "../intake/formContent";
import { leadContent, type LeadContent } from "../lead";
import { blocksAsHtml, blocksAsText, type MailBlock } from "./mailBlocks";
import type { Mail, Mailbox } from "./mailTarget";
import { VISITORS } from "./notification";
import type { News } from "./target";

/**
 * The email goes to whatever address was typed: repeating free text, such as a name, would let anybody use the site to
 * message strangers.
 */
const REPEATED = CONTACT_FIELD_NAMES.filter((name) => !fieldOf(name).isFreeText);

/** The copy, in the language of the request. */
function visitorMail({ values, language = DEFAULT_LANGUAGE }: LeadContent, form: FormContent): Mail {
  const words = form.staffTexts[language].visitor;
  const [text, { countries }] = [form.texts[language], form];
  const facts = REPEATED.flatMap((name) => {
    const value = fieldOf(name).display?.(values, { text, countries, language });
    return value === undefined ? [] : [{ label: text[name], value }];
  });
  const blocks: MailBlock[] = [{ text: words.intro }, { facts }, { text: words.reply }, { text: words.stranger }];
  const subject = `${words.subject} – ${form.brand}`;
  return { subject, text: blocksAsText(blocks), html: blocksAsHtml(blocks, subject, language) };
}

const contentOf = (news: News): LeadContent => {
  const content = "lead" in news ? leadContent(news.lead) : undefined;
  if (!content) throw new Error(`visitors are not notified of ${news.event}`);
  return content;
};

/** All visitors as one target: it forwards each notification to the visitor who sent the request. */
export const visitorsMailbox = (form: FormContent): Mailbox => ({
  name: VISITORS,
  events: ["lead"],
  to: (news) => contentOf(news).values.email,
  write: (news) => visitorMail(contentOf(news), form),
  sender: () => form.email,
  replyTo: () => form.email,
});
