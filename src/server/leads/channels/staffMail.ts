// Emails to staff, as text and HTML, in the language staff have chosen.
import { CONTACT_FIELD_NAMES, fieldOf, type FieldName, type SentValues } from "../../../contact/fields/contactFields";
import { attributionLine } from "../../../contact/fields/source";
import { interpolate } from "../../../content/interpolate";
import type { StaffMailText } from "../../../content/texts/texts";
import type { Language } from "../../../i18n/languages";
import { formatMinute } from "../../durations";
import { ADDITION_REFUSED, DUPLICATE, LOOKUP_REFUSED } from "../../crm/outcome";
import type { Action, LinksOf } from "../actions/actionLinks";
import type { FormContent } from "../intake/formContent";
import { holdReasonOf } from "../intake/holdReasons";
import { HELD_NOTICE_DAYS, leadContent, type LeadRow } from "../lead";
import { blocksAsHtml, blocksAsText, type Escape, type MailBlock, type Fact } from "./mailBlocks";
import type { Mail } from "./mailSender";
import type { Message } from "./channel";

interface MailContext {
  form: FormContent;
  language: Language;
  crmConfigured: boolean;
  link: LinksOf;
  /** Of the program that shows the text. */
  escape: Escape;
}

/** Why a lead needs a person, in words; undefined when it does not. */
function reasonInWords(lead: LeadRow, words: StaffMailText): string | undefined {
  if (lead.state === "held") {
    return lead.hold_reasons
      .split(", ")
      .map((stored) => {
        const reason = holdReasonOf(stored);
        return reason === undefined ? stored : words.holdReasons[reason];
      })
      .join("; ");
  }
  if (lead.state !== "attention") return undefined;
  if (lead.last_code === DUPLICATE) return words.attention.duplicate;
  if (lead.last_code === LOOKUP_REFUSED) return words.attention.unsure;
  if (lead.last_code === ADDITION_REFUSED) return words.attention.addition;
  return interpolate(words.attention.refused, { code: lead.last_code ?? "" });
}

const languageName = (named: Language, language: Language) =>
  new Intl.DisplayNames(language, { type: "language" }).of(named);

const nameOf = (lead: LeadRow): string => {
  const values = leadContent(lead)?.values;
  return values ? `${values.firstName} ${values.lastName}` : lead.id.slice(-4);
};

const NAMES: readonly FieldName[] = ["firstName", "lastName"];
/** The address behind a fact; what a visitor typed must not add a recipient or a subject to it. */
const ADDRESSES = {
  email: (value: string) => `mailto:${encodeURIComponent(value).replace("%40", "@")}`,
  tel: (value: string) => `tel:${value.replace(/[^+\d]/g, "")}`,
};

function answersOf(values: SentValues, { form, language }: MailContext): Fact[] {
  const text = form.texts[language];
  const shared = { text, countries: form.countries, language };
  const { phone, intent, message } = form.staffTexts[language].facts;
  // The number's fact includes the dial code; the form's own labels of these speak to the visitor.
  const labels = { ...text, phoneNumber: phone, intent, message };
  return CONTACT_FIELD_NAMES.filter((name) => !NAMES.includes(name)).flatMap((name) => {
    const { display, input } = fieldOf(name);
    const value = display?.(values, shared);
    if (value === undefined) return [];
    const href = input.type && ADDRESSES[input.type](value);
    return [{ label: labels[name], value, href }];
  });
}

function factsOf(lead: LeadRow, context: MailContext): MailBlock[] {
  const { form, language } = context;
  const words = form.staffTexts[language];
  const content = leadContent(lead);
  const facts: Fact[] = [];
  const add = (label: string, value: string | undefined) => {
    if (value !== undefined) facts.push({ label, value });
  };
  if (content) {
    add(words.facts.name, nameOf(lead));
    facts.push(...answersOf(content.values, context));
    add(words.facts.language, content.language && languageName(content.language, language));
    add(words.facts.page, content.page);
    add(words.facts.source, content.source && attributionLine(content.source.first));
    add(words.facts.lastSource, content.source?.last && attributionLine(content.source.last));
  }
  add(words.facts.reason, reasonInWords(lead, words));
  add(words.facts.crm, words.states[lead.state]);
  add(words.facts.accepted, formatMinute(lead.created_at));
  add(words.facts.id, lead.id);
  const analysis = content?.calculation;
  return analysis === undefined
    ? [{ facts }]
    : [{ facts }, { title: words.facts.analysis, code: JSON.stringify(analysis, null, 2) }];
}

function linksOf(lead: LeadRow, { form, language, crmConfigured, link }: MailContext): MailBlock[] {
  const { actions } = form.staffTexts[language];
  const helpful: Action[] =
    lead.state === "held"
      ? ["release", "close"]
      : lead.state === "attention"
        ? [...(crmConfigured ? ["retry" as const] : []), "close"]
        : [];
  if (helpful.length === 0) return [];
  return [{ links: helpful.map((action) => ({ text: actions[action].link, href: link(lead.id, action, language) })) }];
}

const listOf = (leads: readonly LeadRow[], context: MailContext): MailBlock[] =>
  leads.flatMap((lead) => [{ title: nameOf(lead) }, ...factsOf(lead, context), ...linksOf(lead, context)]);

function bodyOf(message: Message, context: MailContext): MailBlock[] {
  const words = context.form.staffTexts[context.language];
  const note = (blocks: MailBlock[]) =>
    blocks.some(({ links }) => links) ? [...blocks, { text: words.linksNote }] : blocks;
  if (message.event === "test") return [{ text: words.intro.test }];
  if (message.event === "digest") {
    const { leads, others, expiring, untold } = message.waiting;
    const soon = { count: expiring, days: HELD_NOTICE_DAYS };
    return note([
      { text: words.intro.digest },
      ...(expiring > 0 ? [{ text: interpolate(words.expiring, soon) }] : []),
      ...(untold > 0 ? [{ text: interpolate(words.untold, { count: untold }) }] : []),
      ...listOf(leads, context),
      ...(others > 0 ? [{ text: interpolate(words.others, { count: others }) }] : []),
    ]);
  }
  const { event, leads, givenUp } = message;
  const [lead, second] = leads;
  const about =
    !lead || second
      ? [{ text: words.several[event].intro }, ...listOf(leads, context)]
      : [{ text: words.intro[event] }, ...factsOf(lead, context), ...linksOf(lead, context)];
  const names = givenUp?.leads.map((one) => ({
    label: nameOf(one),
    value: `${formatMinute(one.created_at)}, ${one.id}`,
  }));
  return note([...about, ...(names ? [{ text: words.givenUp, facts: names }] : [])]);
}

function subjectOf(message: Message, words: StaffMailText): string {
  if (message.event === "test") return words.subject.test;
  if (message.event === "digest") {
    const count = message.waiting.leads.length + message.waiting.others;
    return interpolate(words.subject.digest, { count });
  }
  const { event, leads } = message;
  const [lead, second] = leads;
  if (!lead || second) return interpolate(words.several[event].subject, { count: leads.length });
  return interpolate(words.subject[event], { name: nameOf(lead) });
}

export function staffMail(message: Message, context: MailContext): Mail {
  const { form, language, escape } = context;
  const subject = escape(`${subjectOf(message, form.staffTexts[language])} – ${form.brand}`);
  const blocks = bodyOf(message, context);
  return { subject, text: blocksAsText(blocks, escape), html: blocksAsHtml(blocks, subject, language) };
}
