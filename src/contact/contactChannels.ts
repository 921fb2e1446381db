import type { Company } from "../components/pageFrame";
import type { ContactChannels } from "./contactFormProps";

/** The company's facts as the form needs them. */
export function contactChannels({ contact, chat, mail }: Company): ContactChannels {
  return {
    phone: contact.phone,
    email: contact.email,
    chatNumber: chat.number,
    chatMessage: chat.message,
    mailSubject: mail.subject,
    mailBody: mail.body,
  };
}
