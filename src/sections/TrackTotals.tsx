import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import { percentText, wholeDollars } from "../i18n/format";
import { DealBar } from "./DealBar";
import type { TrackRecord } from "./trackRecord";
import * as styles from "./TrackTotals.module.css";
import { FactList } from "../components/FactList";

interface TrackTotalsProps {
  text: Texts["projects"]["totals"];
  dealText: Texts["home"]["projects"]["deal"];
  record: TrackRecord;
  isSample: boolean;
}

/** What all sold houses come to: their sum as one bar, and their means. */
export function TrackTotals({ text, dealText, record, isSample }: TrackTotalsProps) {
  const facts = [
    [text.houses, record.count],
    [text.losses, record.losses],
    [text.months, record.months],
    [record.result < 0 ? text.resultLoss : text.result, wholeDollars(record.result)],
    [text.margin, percentText(record.margin)],
  ] as const;
  return (
    <Section tone="warm" label={text.label} title={text.title}>
      {isSample && <SampleChip />}
      <div className={styles.totals}>
        <DealBar deal={record.sum} text={dealText} />
        <FactList facts={facts} className={styles.means} />
      </div>
      <p className={styles.note}>{text.note}</p>
    </Section>
  );
}
