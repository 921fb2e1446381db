import { ButtonLink } from "../components/ButtonLink";
import { Field, inputOf } from "../forms/Field";
import { fieldId } from "../forms/fieldId";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { useLanguage } from "../content/pageWords";
import { formatWhole, wholeDollars } from "../i18n/format";
import * as styles from "./Teaser.module.css";

/** What the teaser assumes. */
interface TeaserFacts {
  readonly rehabTypes: readonly { readonly key: string; readonly label: string }[];
  readonly typical: { readonly areaSqft: number; readonly months: number };
}

interface TeaserProps {
  text: Texts["teaser"];
  facts: TeaserFacts;
  /** A deal in whole dollars and what it would leave, shown until the visitor has entered amounts. */
  example?:
    | { readonly purchasePrice: number; readonly salePrice: number; readonly half: string; readonly sentence: string }
    | null
    | undefined;
  tone?: "paper" | "warm";
}

/** Two amounts and a renovation level in, your half of the profit out; src/browser/runTeaser.ts calculates it. */
export function Teaser({ text, facts, example, tone = "paper" }: TeaserProps) {
  const language = useLanguage();
  const { rehabTypes, typical } = facts;
  const works = { id: fieldId("teaser", "rehabType") };
  const basis = { area: formatWhole(typical.areaSqft, language), months: typical.months };
  const placeholders = example && {
    purchasePrice: formatWhole(example.purchasePrice, language),
    arv: formatWhole(example.salePrice, language),
  };
  const half = example?.half ?? "–";
  const empty = example
    ? `${interpolate(text.example, { price: wholeDollars(example.purchasePrice, language), sale: wholeDollars(example.salePrice, language) })} ${example.sentence}`
    : text.empty;
  return (
    <Section id="teaser" tone={tone} label={text.label} title={text.title} lead={text.lead}>
      <form data-teaser="" data-needs-script className="columns columns-5-7" aria-label={text.title}>
        <div className="stack">
          {(["purchasePrice", "arv"] as const).map((name) => (
            <Field key={name} id={fieldId("teaser", name)} label={text[name]} prefix="$">
              <input
                {...inputOf({ id: fieldId("teaser", name) })}
                name={name}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                placeholder={placeholders?.[name]}
              />
            </Field>
          ))}
          <Field id={works.id} label={text.rehabType}>
            <select {...inputOf(works)} name="rehabType" defaultValue={rehabTypes[1]?.key}>
              {rehabTypes.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <div className={`marked ${styles.outcome}`}>
          <div role="status">
            <p data-label={text.half} data-loss={text.halfLoss}>
              {text.half}
            </p>
            <p className={`figure ${styles.half}`} data-half={half}>
              {half}
            </p>
            <p
              data-status=""
              data-empty={empty}
              data-below={text.below}
              data-cash={text.cash}
              data-range={text.range}
              data-loss={text.loss}
              data-unreadable={text.unreadable}
              data-failed={text.failed}
            >
              {empty}
            </p>
          </div>
          <ButtonLink to="/#calculator">{text.open}</ButtonLink>
        </div>
      </form>
      <p className={`fine ${styles.basis}`}>{interpolate(text.basis, basis)}</p>
      <p className={`fine ${styles.basis}`} data-without-script>
        {text.withoutScript}
      </p>
    </Section>
  );
}
