// The copy of their request that visitors get when NOTIFY_VISITOR is on.
import { CONTACT_FIELD_NAMES, fieldOf } from "../../../contact/fields/contactFields";
import { DEFAULT_LANGUAGE } from "../../../i18n/languages";
import type { FormContent } from "../intake/formContent";
import { leadContent } from "../lead";
import type { LeadContent } from "../../crm/crm";
import { delivered } from "../../crm/outcome";
import { blocksAsHtml, blocksAsText, PLAIN, type MailBlock } from "./mailBlocks";
import type { Mail, Mailbox } from "./mailTarget";
import { VISITORS } from "../../database/rows";
import type { Message, Target } from "./target";
import type { CopyCount } from "./targetKind";
import { DAY_MS, dayOf } from "../../durations";
import { sourceOf } from "../../http/addressKeys";
import type { SharedStore } from "../store/SharedStore";

/**
 * The email goes to whatever address was typed: repeating free text, such as a name, would let anybody use the site to
 * message strangers.
 */
const REPEATED = CONTACT_FIELD_NAMES.filter((name) => !fieldOf(name).isFreeText);

function visitorMail({ values, language = DEFAULT_LANGUAGE }: LeadContent, form: FormContent): Mail {
  const words = form.staffTexts[language].visitor;
  const [text, { countries }] = [form.texts[language], form];
  const facts = REPEATED.flatMap((name) => {
    const value = fieldOf(name).display?.(values, { text, countries, language });
    return value === undefined ? [] : [{ label: text[name], value }];
  });
  const blocks: MailBlock[] = [{ text: words.intro }, { facts }, { text: words.reply }, { text: words.stranger }];
  const subject = `${words.subject} – ${form.brand}`;
  return { subject, text: blocksAsText(blocks, PLAIN), html: blocksAsHtml(blocks, subject, language) };
}

function contentOf(message: Message): LeadContent {
  const [lead] = "leads" in message ? message.leads : [];
  const content = lead && leadContent(lead);
  if (!content) throw new Error(`visitors are not notified of ${message.event}`);
  return content;
}

export const visitorsMailbox = (form: FormContent): Mailbox => ({
  name: VISITORS,
  kind: VISITORS,
  events: ["lead"],
  isGathered: false,
  to: (message) => contentOf(message).values.email,
  write: (message) => visitorMail(contentOf(message), form),
  sender: () => form.email,
  replyTo: () => form.email,
});

/** Copies that one person gets in a day, whoever types the address: the form must not fill a stranger's mailbox. */
const COPIES_A_DAY = 2;

export const visitorsTarget = (target: Target, copies: CopyCount): Target => ({
  ...target,
  async send(message, signal) {
    const { email } = contentOf(message).values;
    if ((await copies.take(email)) > COPIES_A_DAY) return delivered("ENOUGH_TODAY", null);
    const outcome = await target.send(message, signal);
    if (outcome.kind !== "delivered" && !outcome.ambiguous) await copies.giveBack(email);
    return outcome;
  },
});

/** One mailbox, however it is written: `Ana+1@Example.com` is `ana@example.com`. */
function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  return `${local.split("+", 1)[0]}@${domain}`;
}

/** Counts by pseudonym, in the store: all its servers count together. */
export function copyCount(shared: () => SharedStore, sourceKey: () => string, now: () => number): CopyCount {
  const keyOf = (address: string) => `copies-${sourceOf(mailboxOf(address), sourceKey())}-${dayOf(now())}`;
  return {
    async take(address) {
      const key = keyOf(address);
      const counts = await shared().increment([{ key, untilMs: now() + DAY_MS }]);
      return counts.get(key) ?? 0;
    },
    giveBack: (address) => shared().decrement([keyOf(address)]),
  };
}
