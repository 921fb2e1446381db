import { MessageCircle, Phone } from "lucide";
import * as styles from "./CallBand.module.css";
import { Icon } from "./Icon";
import { chatUrl, phoneUrl, type ContactFacts } from "./contactLinks";
import { ButtonLink } from "./ButtonLink";
import { SmartLink } from "./SmartLink";
import { pathOf } from "../site/pages";

interface CallBandProps {
  text: { title: string; text: string; button: string; links?: { teaser: string; sell: string; form: string } };
  company: ContactFacts;
}

/** The thin band at the end of a page, with the phone and chat buttons; on some pages, also links to teaser, sale, and form. */
export function CallBand({ text, company }: CallBandProps) {
  return (
    <section className={styles.band} aria-label={text.title}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{text.title}</h2>
          <p>{text.text}</p>
          {text.links && (
            <p className={styles.links}>
              <SmartLink to={`${pathOf("invest")}#teaser`}>{text.links.teaser}</SmartLink>
              <SmartLink to={pathOf("sellYourHouse")}>{text.links.sell}</SmartLink>
              <SmartLink to={`${pathOf("contactUs")}#contact`}>{text.links.form}</SmartLink>
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          <ButtonLink to={phoneUrl(company)} icon={<Icon drawing={Phone} size={20} />}>
            {company.contact.phone}
          </ButtonLink>
          <ButtonLink to={chatUrl(company)} icon={<Icon drawing={MessageCircle} size={20} />}>
            {text.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
