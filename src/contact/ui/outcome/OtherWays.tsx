import { chatUrl, mailUrl, type ContactFacts } from "../../../components/contactLinks";
import { SmartLink } from "../../../components/SmartLink";
import type { ContactFormText } from "../../../content/texts/contactForm";

interface OtherWaysProps {
  text: ContactFormText;
  contact: ContactFacts;
}

/** Links to the chat and the email address, for those whom the form cannot take. */
export function OtherWays({ text, contact }: OtherWaysProps) {
  return (
    <>
      {" "}
      <SmartLink to={chatUrl(contact)}>{text.popup.chat}</SmartLink> ·{" "}
      <SmartLink to={mailUrl(contact)}>{text.popup.mail}</SmartLink>
    </>
  );
}
