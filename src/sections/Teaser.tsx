import { ButtonLink } from "../components/ButtonLink";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { formatWhole } from "../i18n/format";
import * as styles from "./Teaser.module.css";

/** What the teaser assumes. */
export interface TeaserFacts {
  readonly rehabTypes: readonly { readonly key: string; readonly label: string }[];
  readonly typical: { readonly areaSqft: number };
  readonly defaults: { readonly projectMonths: number };
}

interface TeaserProps {
  text: Texts["teaser"];
  facts: TeaserFacts;
  tone?: "paper" | "warm";
}

/** Two amounts and a renovation level in, your half of the profit out; src/browser/runTeaser.ts calculates it. */
export function Teaser({ text, facts, tone = "paper" }: TeaserProps) {
  const { rehabTypes, typical, defaults } = facts;
  const basis = { area: formatWhole(typical.areaSqft), months: defaults.projectMonths };
  return (
    <Section tone={tone} label={text.label} title={text.title} lead={text.lead}>
      <form data-teaser="" className={styles.teaser} aria-label={text.title}>
        <div className={styles.inputs}>
          {(["purchasePrice", "arv"] as const).map((name) => (
            <label key={name}>
              {text[name]}
              <span className={styles.amount}>
                <input name={name} type="text" inputMode="numeric" autoComplete="off" maxLength={11} />
              </span>
            </label>
          ))}
          <label>
            {text.rehabType}
            <select name="rehabType" defaultValue={rehabTypes[1]?.key}>
              {rehabTypes.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className={styles.outcome}>
          <p>{text.half}</p>
          <p className={styles.half} data-half="">
            –
          </p>
          <p
            role="status"
            data-told=""
            data-empty={text.empty}
            data-below={text.below}
            data-range={text.range}
            data-loss={text.loss}
            data-failed={text.failed}
          >
            {text.empty}
          </p>
          <ButtonLink to="/#calculator">{text.open}</ButtonLink>
        </div>
      </form>
      <p className={styles.basis}>{interpolate(text.basis, basis)}</p>
      <p className={styles.withoutScript}>{text.withoutScript}</p>
    </Section>
  );
}
