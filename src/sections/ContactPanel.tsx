import { Clock, Mail, MapPin, MessageCircle, Newspaper, Phone, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../components/Icon";
import { chatNumber, chatUrl, mailUrl, phoneUrl } from "../components/contactLinks";
import { comingHours, hoursText, specialText } from "../components/openingHours";
import type { Company } from "../components/pageFrame";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import { SmartLink } from "../components/SmartLink";
import { useLanguage, useText } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import * as styles from "./ContactPanel.module.css";

interface ContactPanelProps {
  text: Pick<Texts["contact-us"], "form" | "next" | "facts">;
  company: Company;
  /** The contact form. */
  children: ReactNode;
}

interface Fact {
  drawing: IconNode;
  name: string;
  value: ReactNode;
  special?: ReturnType<typeof comingHours>;
}

/** The form and the company's contact details side by side. */
export function ContactPanel({ text, company, children }: ContactPanelProps) {
  const { footer, hours: words } = useText("common");
  const { contact } = company;
  const language = useLanguage();
  const hours = hoursText(contact, words, language);
  const special = comingHours(contact);
  const facts: Fact[] = [
    { drawing: Phone, name: footer.phone, value: <SmartLink to={phoneUrl(company)}>{contact.phone}</SmartLink> },
    {
      drawing: MessageCircle,
      name: footer.chat,
      value: <SmartLink to={chatUrl(company)}>{chatNumber(company)}</SmartLink>,
    },
    { drawing: Mail, name: footer.email, value: <SmartLink to={mailUrl(company)}>{contact.email}</SmartLink> },
    {
      drawing: MapPin,
      name: footer.address,
      value: `${contact.street}, ${contact.city}, ${contact.state} ${contact.postalCode}`,
    },
    ...(hours || special.length > 0 ? [{ drawing: Clock, name: text.facts.hours, value: hours, special }] : []),
    {
      drawing: Newspaper,
      name: text.facts.press,
      value: (
        <>
          {text.facts.pressAnswer} {text.facts.isSample && <SampleChip />}
        </>
      ),
    },
  ];
  return (
    <Section title={text.form.title} columns="7-4" className={styles.panel}>
      <div id="contact">{children}</div>
      <div className={`sticky ${styles.facts}`}>
        <h3 id="next">{text.next.title}</h3>
        <ol className="stack" aria-labelledby="next">
          {text.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>

        <h3 id="facts">{text.facts.title}</h3>
        <dl className="marked stack">
          {facts.map(({ drawing, name, value, special = [] }) => (
            <div key={name}>
              <dt className="withIcon fine">
                <Icon drawing={drawing} size={18} />
                {name}
              </dt>
              {value && <dd>{value}</dd>}
              {special.map((span) => (
                <dd key={span.from} data-until={span.until}>
                  {specialText(span, words, language)}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
