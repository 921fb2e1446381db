import { ArrowRight, MessageCircle, Phone } from "lucide";
import { useText } from "../content/pageWords";
import { pathOf } from "../site/pages";
import { chatUrl, phoneUrl } from "./contactLinks";
import * as styles from "./Doors.module.css";
import { Icon } from "./Icon";
import type { Company } from "./pageFrame";
import { SmartLink } from "./SmartLink";

const DOORS = ["invest", "sell"] as const;

interface DoorsProps {
  company: Company;
  /** Also phone and chat, unless they stand right above. */
  direct?: boolean;
}

/** The next step for investors and for sellers, on every page: the form opens with the intent preselected. */
export function Doors({ company, direct = true }: DoorsProps) {
  const { chat } = useText("common");
  const { doors, contact } = company;
  return (
    <section className={styles.doors} data-tone="ink" aria-labelledby="doors" data-no-print>
      <div className="wrap">
        <h2 id="doors">{doors.title}</h2>
        <div className={styles.links}>
          {DOORS.map((intent) => (
            <SmartLink key={intent} to={`${pathOf("contactUs")}?intent=${intent}#contact`} className={styles.door}>
              {doors[intent]}
              <Icon drawing={ArrowRight} />
            </SmartLink>
          ))}
        </div>
        {direct && (
          <p className={styles.direct}>
            <SmartLink to={phoneUrl(company)}>
              <Icon drawing={Phone} size={18} />
              {contact.phone}
            </SmartLink>
            <SmartLink to={chatUrl(company)}>
              <Icon drawing={MessageCircle} size={18} />
              {chat.button}
            </SmartLink>
          </p>
        )}
      </div>
    </section>
  );
}
