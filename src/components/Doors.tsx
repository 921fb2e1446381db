import { ArrowRight } from "lucide";
import { usePageWords } from "../content/pageWords";
import { pathOf } from "../site/pages";
import * as styles from "./Doors.module.css";
import { Icon } from "./Icon";
import type { Company } from "./pageFrame";
import { SmartLink } from "./SmartLink";

const DOORS = [
  ["sell", pathOf("sellYourHouse")],
  ["invest", pathOf("invest")],
] as const;

/** The ways in for sellers and for investors; none leads to the page it is on. */
export function Doors({ company: { doors } }: { company: Pick<Company, "doors"> }) {
  const { path } = usePageWords();
  return (
    <section className={styles.doors} data-tone="ink" aria-labelledby="doors" data-no-print>
      <div className="wrap">
        <h2 id="doors" className={path === pathOf("home") ? "visuallyHidden" : undefined}>
          {doors.title}
        </h2>
        <div className={styles.links}>
          {DOORS.filter(([, to]) => to !== path).map(([door, to]) => (
            <SmartLink key={door} to={to} className={styles.door}>
              {doors[door]}
              <Icon drawing={ArrowRight} className="arrow" />
            </SmartLink>
          ))}
        </div>
      </div>
    </section>
  );
}
