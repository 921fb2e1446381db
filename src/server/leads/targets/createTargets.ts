// The targets that the settings name.
import { actionAddress, signTicket } from "../actions/actionLinks";
import type { LeadRuntime } from "../leadRuntime";
import type { LeadSettings } from "../leadSettings";
import type { FormContent } from "../intake/formContent";
import { mailTarget } from "./mailTarget";
import { staffMail } from "./staffMail";
import type { Target } from "./target";
import { webhookTarget } from "./webhookTarget";

/** @param actionKey signs the links of mails */
export function createTargets(
  { targets: { mail, webhook }, crm, siteOrigin }: LeadSettings,
  form: FormContent,
  actionKey: () => string,
  runtime: LeadRuntime,
): Target[] {
  const mails = mail?.recipients.map((recipient) =>
    mailTarget(
      mail,
      recipient,
      form.brand,
      (news) =>
        staffMail(news, {
          form,
          language: mail.language,
          crmConfigured: crm !== undefined,
          link: (leadId, action) =>
            actionAddress(
              siteOrigin ?? form.siteUrl,
              signTicket(actionKey(), leadId, action, recipient, runtime.now()),
              mail.language,
            ),
        }),
      runtime,
    ),
  );
  return [...(mails ?? []), ...(webhook ? [webhookTarget(webhook, runtime)] : [])];
}
