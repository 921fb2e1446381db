import { projectInputs } from "../calculator/model/realDeal";
import { keepWanted } from "../calculator/wantedDeal";
import type { ProjectContent, ProjectDeal as Deal } from "../components/projectContent";
import { fill } from "../content/fill";
import type { Texts } from "../content/texts";
import { wholeDollars } from "../i18n/format";
import { DealBar } from "../sections/DealBar";
import * as styles from "./ProjectDeal.module.css";

interface ProjectDealProps {
  text: Texts["home"]["projects"]["deal"];
  project: ProjectContent & { readonly deal: Deal };
}

/** What became of a project, and the way to try its figures in the calculator, where they wait until it is open. */
export function ProjectDeal({ text, project }: ProjectDealProps) {
  const { title, deal } = project;
  const keep = () => keepWanted({ inputs: projectInputs(project, text.works), name: title, asked: true });
  return (
    <div className={styles.deal}>
      <h4>
        {text.title}
        {deal.isSample && <span>{text.sample}</span>}
      </h4>
      <DealBar deal={deal} text={text} />
      <div className={styles.story}>
        <p>{`${text.time}: ${deal.months}`}</p>
        <ul>
          {deal.differed.map(({ name, planned, actual }) => (
            <li key={name}>
              {fill(text.differed, { name, planned: wholeDollars(planned), actual: wholeDollars(actual) })}
            </li>
          ))}
        </ul>
        <p>
          <strong>{text.wentWrong}:</strong> {deal.wentWrong}
        </p>
        <a className={styles.open} href="#calculator" onClick={keep}>
          {text.open}
        </a>
      </div>
    </div>
  );
}
