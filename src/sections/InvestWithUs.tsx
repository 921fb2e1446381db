import { Check, Mail, MessageCircle, Phone } from "lucide";
import type { ReactNode } from "react";
import { ButtonLink } from "../components/ButtonLink";
import { Icon } from "../components/Icon";
import { chatUrl, mailUrl, phoneUrl, type ContactFacts } from "../components/contactLinks";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./InvestWithUs.module.css";

interface InvestWithUsProps {
  text: Texts["home"]["investWithUs"];
  company: ContactFacts;
  /** The preview of the calculator. */
  preview: ReactNode;
  /** The contact form. */
  children: ReactNode;
}

/** The black section: our promises and contact details on the left, the form on the right. */
export function InvestWithUs({ text, company, preview, children }: InvestWithUsProps) {
  return (
    <Section tone="ink" label={text.label} title={text.title} lead={text.lead} className={styles.invest}>
      <div className={styles.words}>
        <ul>
          {text.promises.map((promise) => (
            <li key={promise}>
              <Icon drawing={Check} size={20} />
              {promise}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <ButtonLink to={chatUrl(company)} icon={<Icon drawing={MessageCircle} size={20} />}>
            {text.chatButton}
          </ButtonLink>
          <ButtonLink to={mailUrl(company)} icon={<Icon drawing={Mail} size={20} />}>
            {text.mailButton}
          </ButtonLink>
          <ButtonLink to={phoneUrl(company)} icon={<Icon drawing={Phone} size={20} />}>
            {company.contact.phone}
          </ButtonLink>
        </div>
        {preview}
      </div>
      <div id="contact" className={styles.form} data-tone="paper">
        {children}
      </div>
    </Section>
  );
}
