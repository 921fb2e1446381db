// The targets named in the settings.
import { actionAddress, signTicket, type Action } from "../actions/actionLinks";
import type { LeadRuntime } from "../leadRuntime";
import type { LeadSettings } from "../leadSettings";
import { leadContent } from "../lead";
import type { FormContent } from "../intake/formContent";
import { mailTarget, type Mailbox } from "./mailTarget";
import { staffMail } from "./staffMail";
import { STAFF_EVENTS, type News, type Target } from "./target";
import { visitorsMailbox } from "./visitorMail";
import { webhookTarget } from "./webhookTarget";

/** @param actionKey signs email links */
export function createTargets(
  { targets: { mail, webhook }, crm, siteOrigin }: LeadSettings,
  form: FormContent,
  actionKey: () => string,
  runtime: LeadRuntime,
): Target[] {
  if (!mail) return webhook ? [webhookTarget(webhook, runtime)] : [];
  const link = (recipient: string) => (leadId: string, action: Action) =>
    actionAddress(
      siteOrigin ?? form.siteUrl,
      signTicket(actionKey(), leadId, action, recipient, runtime.now()),
      mail.language,
    );
  const staff = mail.recipients.map((recipient) => ({
    name: `mail:${recipient}`,
    events: STAFF_EVENTS,
    to: () => recipient,
    write: (news: News) =>
      staffMail(news, { form, language: mail.language, crmConfigured: crm !== undefined, link: link(recipient) }),
    sender: () => recipient,
    // Staff answer the visitor by pressing "Reply".
    replyTo: (news: News) => ("lead" in news ? leadContent(news.lead)?.values.email : undefined),
  }));
  const mailboxes: Mailbox[] = mail.toVisitors ? [...staff, visitorsMailbox(form)] : staff;
  return [
    ...mailboxes.map((mailbox) => mailTarget(mail, mailbox, () => form.brand, runtime)),
    ...(webhook ? [webhookTarget(webhook, runtime)] : []),
  ];
}
