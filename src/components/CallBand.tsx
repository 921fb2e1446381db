import { MessageCircle, Phone } from "lucide";
import * as styles from "./CallBand.module.css";
import { Icon } from "./Icon";
import { chatUrl, phoneUrl, type ContactFacts } from "./contactLinks";
import { ButtonLink } from "./ButtonLink";

interface CallBandProps {
  text: { title: string; text: string; button: string };
  company: ContactFacts;
}

/** The thin band at the end of a page, with the phone and chat buttons. */
export function CallBand({ text, company }: CallBandProps) {
  return (
    <section className={`band ${styles.call}`} aria-label={text.title}>
      <div className={`wrap cluster ${styles.inside}`}>
        <div>
          <h2>{text.title}</h2>
          <p className="measure">{text.text}</p>
        </div>
        <div className="cluster">
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
