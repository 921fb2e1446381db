import { MessageCircle, Phone } from "lucide";
import { chatUrl, phoneUrl, type ContactFacts } from "./contactLinks";
import { Icon } from "./Icon";
import { SmartLink } from "./SmartLink";

interface DirectLinksProps {
  company: ContactFacts;
  /** The links' words. */
  call: string;
  chat: string;
}

/** Links to call and to chat. */
export const DirectLinks = ({ company, call, chat }: DirectLinksProps) => (
  <>
    <SmartLink to={phoneUrl(company)}>
      <Icon drawing={Phone} size={18} />
      {call}
    </SmartLink>
    <SmartLink to={chatUrl(company)}>
      <Icon drawing={MessageCircle} size={18} />
      {chat}
    </SmartLink>
  </>
);
