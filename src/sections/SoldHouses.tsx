import type { ReactNode } from "react";
import { areSamples } from "../components/areSamples";
import { PageLink } from "../components/PageLink";
import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import { useLanguage } from "../content/pageWords";
import { wholeDollars } from "../i18n/format";
import { entryPath } from "../site/entryPages";
import { pathOf } from "../site/pages";
import { resultOf, type SoldDeal } from "../projects/deal";
import * as styles from "./SoldHouses.module.css";

export interface SoldHouse {
  /** The last segment of its page's URL. */
  readonly name: string;
  readonly title: string;
  readonly before: PictureContent;
  readonly after: PictureContent;
  readonly deal: SoldDeal | null;
}

interface SoldHousesProps {
  text: { label: string; title: string; house: string; all: string };
  houses: readonly SoldHouse[];
  /** As the houses were when they were bought, large on wide screens; without it, as they were sold, small. */
  isBefore?: boolean;
  /** What stands above the houses. */
  children?: ReactNode;
}

/** Proof: houses with their figures, each in one line, and the way to all of them. */
export function SoldHouses({ text, houses, isBefore, children }: SoldHousesProps) {
  const language = useLanguage();
  if (houses.length === 0) return null;
  const allSamples = areSamples(houses.map(({ deal }) => deal));
  return (
    <Section tone="warm" label={text.label} title={text.title} isSample={allSamples}>
      {children}
      <ul className={isBefore ? `${styles.houses} ${styles.large}` : styles.houses}>
        {houses.map(({ name, title, before, after, deal }) => (
          <li key={name}>
            {isBefore ? (
              <Picture
                picture={before}
                sizes="(min-width: 1440px) 42rem, (min-width: 930px) 47vw, (min-width: 601px) 92vw, 40vw"
                decorative
              />
            ) : (
              <Picture picture={after} sizes="(min-width: 1201px) 16rem, 40vw" thumbnail />
            )}
            <div>
              <h3 className="subheading">
                <PageLink to={entryPath("project", name)} className="tapTarget">
                  {title}
                </PageLink>
              </h3>
              {deal && (
                <p className="fine">
                  {interpolate(text.house, {
                    was: before.alt,
                    bought: wholeDollars(deal.purchasePrice, language),
                    sold: wholeDollars(deal.salePrice, language),
                    result: wholeDollars(resultOf(deal), language),
                    months: deal.months,
                  })}{" "}
                  {deal.isSample && !allSamples && <SampleChip />}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <PageLink to={pathOf("projects")} className="tapTarget">
          {text.all}
        </PageLink>
      </p>
    </Section>
  );
}
