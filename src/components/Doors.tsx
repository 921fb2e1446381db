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

type DoorsProps = { company: Pick<Company, "doors"> };

export function DoorLinks({ company: { doors } }: DoorsProps) {
  const { path } = usePageWords();
  return (
    <div className={styles.links}>
      {DOORS.filter(([, to]) => to !== path).map(([door, to]) => (
        <SmartLink key={door} to={to} className={`withIcon ${styles.door}`}>
          {doors[door]}
          <Icon drawing={ArrowRight} className="arrow" />
        </SmartLink>
      ))}
    </div>
  );
}

/** The ways in for sellers and for investors; none leads to the page it is on. On phones, home's hero has them. */
export function Doors({ company }: DoorsProps) {
  const isHome = usePageWords().path === pathOf("home");
  const classes = isHome ? `${styles.doors} ${styles.underHero}` : styles.doors;
  return (
    <section className={classes} data-tone="ink" aria-labelledby="doors" data-no-print>
      <div className="wrap">
        <h2 id="doors" className={isHome ? "visuallyHidden" : undefined}>
          {company.doors.title}
        </h2>
        <DoorLinks company={company} />
      </div>
    </section>
  );
}
