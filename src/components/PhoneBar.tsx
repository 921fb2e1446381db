import { MessageCircle, Pencil, Phone } from "lucide";
import { pathOf } from "../site/pages";
import { chatUrl, phoneUrl } from "./contactLinks";
import { Icon } from "./Icon";
import type { Company } from "./pageFrame";
import * as styles from "./PhoneBar.module.css";
import { SmartLink } from "./SmartLink";

/** Call, chat, or write, at the bottom of phone screens; src/browser/page.ts hides it at the form. */
export function PhoneBar({ company }: { company: Company }) {
  const { phoneBar: words } = company;
  if (!words.show) return null;
  return (
    <nav className={styles.bar} aria-label={words.label} data-tone="ink" data-phone-bar data-no-print>
      <SmartLink to={phoneUrl(company)}>
        <Icon drawing={Phone} size={18} />
        <span>{words.call}</span>
      </SmartLink>
      <SmartLink to={chatUrl(company)}>
        <Icon drawing={MessageCircle} size={18} />
        <span>{words.chat}</span>
      </SmartLink>
      <SmartLink to={`${pathOf("contactUs")}#contact`}>
        <Icon drawing={Pencil} size={18} />
        <span>{words.write}</span>
      </SmartLink>
    </nav>
  );
}
