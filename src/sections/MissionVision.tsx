import type { Texts } from "../content/texts/texts";
import * as styles from "./MissionVision.module.css";

type Panels = Pick<Texts["who-we-are"], "mission" | "vision">;

/** Two panels side by side, one dark and one light. */
export function MissionVision({ mission, vision }: Panels) {
  return (
    <div className={styles.panels}>
      <section id="mission" data-tone="ink">
        <h2 className="marked">{mission.title}</h2>
        <p className="lead">{mission.text}</p>
      </section>
      <section id="vision" data-tone="paper">
        <h2 className="marked">{vision.title}</h2>
        <p className="lead">{vision.text}</p>
      </section>
    </div>
  );
}
