import type { Texts } from "../content/texts/texts";
import { SmallScreenFold } from "../components/SmallScreenFold";
import { interpolate } from "../content/interpolate";
import { useLanguage } from "../content/pageWords";
import { wholeDollars } from "../i18n/format";
import * as styles from "./CalculatorPreview.module.css";
import { DealBar } from "./DealBar";
import type { Deal } from "../projects/deal";

/** A deal as calculated. */
export interface PreviewContent {
  readonly name: string;
  readonly deal: Deal;
  /** The verdict, and the investor's money that the deal takes. */
  readonly verdict: string;
  readonly money: string;
}

/** A deal the visitor typed or picked, in whole dollars. */
export interface OwnDeal {
  readonly name?: string | undefined;
  readonly purchasePrice: number;
  readonly salePrice: number;
}

interface CalculatorPreviewProps {
  text: Texts["home"]["preview"];
  dealText: Texts["home"]["projects"]["deal"];
  preview?: PreviewContent;
  /** The visitor's own deal, which takes the example's place: amounts in whole dollars. */
  own?: OwnDeal | undefined;
  /** What else the page shows: the calculator, a report, or neither. */
  place: "calculator" | "report" | "closed";
  isGated: boolean;
}

/** A preview of the calculator, next to the form that unlocks it. Until then, links to the calculator lead here. */
export function CalculatorPreview({ text, dealText, preview, own, place, isGated }: CalculatorPreviewProps) {
  const language = useLanguage();
  return (
    <div id={place === "closed" ? "calculator" : undefined} data-tone="paper" className={`card ${styles.preview}`}>
      <h3>{text.title}</h3>
      {own && (
        <p className={styles.own}>
          <strong>{text.kept}</strong> {own.name && `${own.name}. `}
          {interpolate(text.keptDeal, {
            price: wholeDollars(own.purchasePrice, language),
            sale: wholeDollars(own.salePrice, language),
          })}
        </p>
      )}
      {preview && !own && (
        <>
          <SmallScreenFold title={interpolate(text.example, { name: preview.name })} />
          <div>
            <p className={`fine ${styles.example}`}>{interpolate(text.example, { name: preview.name })}</p>
            <DealBar deal={preview.deal} text={dealText} />
            <p className={styles.verdict}>
              {preview.verdict} {preview.money}
            </p>
          </div>
        </>
      )}
      <p className={`marked ${styles.gate}`}>
        {place === "calculator" || !isGated ? (
          <>
            {text.opened} <a href="#calculator">{text.open}</a>
          </>
        ) : (
          text.gate
        )}
      </p>
    </div>
  );
}
