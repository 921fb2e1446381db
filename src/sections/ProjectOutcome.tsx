import { isCalculable } from "../projects/deal";
import type { FinishedDeal } from "../projects/project";
import { SmartLink } from "../components/SmartLink";
import { useLanguage } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { pathIn } from "../i18n/paths";
import { pathOf } from "../site/pages";
import { ProjectDeal } from "./ProjectDeal";

interface ProjectOutcomeProps {
  text: Texts["home"]["projects"]["deal"];
  /** What was checked, where anyone can check the sale, whose the result is, and the way to a part in one. */
  proof: Pick<Texts["project"], "checked" | "record" | "split" | "invest">;
  deal: FinishedDeal & { readonly record: string | null };
  /** Its figures for the calculator on the home page: src/browser/handOverDeal.ts hands them over. */
  wanted: object;
}

/** A sold project's figures, on its own page. */
export function ProjectOutcome({ text, proof, deal, wanted }: ProjectOutcomeProps) {
  const language = useLanguage();
  return (
    <div data-tone="warm" className="band">
      <div className="wrap">
        <ProjectDeal text={text} deal={deal} level="h2">
          {isCalculable(deal) && (
            <a className="tapTarget" href={pathIn(language, "/#calculator")} data-wanted={JSON.stringify(wanted)}>
              {text.open}
            </a>
          )}
          <SmartLink className="tapTarget" to={`${pathOf("contactUs")}#contact`}>
            {text.ask}
          </SmartLink>
          <SmartLink className="tapTarget" to={pathOf("invest")}>
            {proof.invest}
          </SmartLink>
          {deal.record && (
            <SmartLink className="tapTarget" to={deal.record}>
              {proof.record}
            </SmartLink>
          )}
        </ProjectDeal>
        <p className="measure muted">{proof.split}</p>
        {!deal.isSample && <p className="measure muted">{proof.checked}</p>}
      </div>
    </div>
  );
}
