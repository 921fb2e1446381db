import { ArrowRight } from "lucide";
import { useText } from "../content/pageWords";
import { pathOf } from "../site/pages";
import { DirectLinks } from "./DirectLinks";
import * as styles from "./Doors.module.css";
import { Icon } from "./Icon";
import type { Company } from "./pageFrame";
import { SmartLink } from "./SmartLink";

const DOORS = [
  ["invest", `${pathOf("contactUs")}?intent=invest#contact`],
  ["sell", pathOf("sellYourHouse")],
] as const;

interface DoorsProps {
  company: Company;
  /** Also phone and chat, unless they stand right above. */
  direct?: boolean;
}

/** The next step for investors and for sellers, on every page: the form with the intent preselected, and the page for sellers. */
export function Doors({ company, direct = true }: DoorsProps) {
  const { chat } = useText("common");
  const { doors, contact } = company;
  return (
    <section className={styles.doors} data-tone="ink" aria-labelledby="doors" data-no-print>
      <div className="wrap">
        <h2 id="doors">{doors.title}</h2>
        <div className={styles.links}>
          {DOORS.map(([door, to]) => (
            <SmartLink key={door} to={to} className={styles.door}>
              {doors[door]}
              <Icon drawing={ArrowRight} className="arrow" />
            </SmartLink>
          ))}
        </div>
        {direct && (
          <p className={styles.direct}>
            <DirectLinks company={company} call={contact.phone} chat={chat.button} />
          </p>
        )}
      </div>
    </section>
  );
}
