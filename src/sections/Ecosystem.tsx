import { Coins, Hammer, House, KeyRound, Pencil, Search } from "lucide-react";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts";
import * as styles from "./Ecosystem.module.css";

const STAGES = [
  { key: "find", StageIcon: Search },
  { key: "fund", StageIcon: Coins },
  { key: "plan", StageIcon: Pencil },
  { key: "renovate", StageIcon: Hammer },
  { key: "manage", StageIcon: KeyRound },
  { key: "sell", StageIcon: House },
] as const;

/** The work as a drawn circle on wide screens and as a line on narrow ones: an ordered list in both. */
export function Ecosystem({ text }: { text: Texts["who-we-are"]["ecosystem"] }) {
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <figure className={styles.ecosystem}>
        <p className={styles.center}>{text.center}</p>
        <ol>
          {STAGES.map(({ key, StageIcon }) => (
            <li key={key}>
              <span className={styles.sign}>
                <StageIcon size={26} strokeWidth={1.5} aria-hidden />
              </span>
              <span className={styles.name}>{text[key]}</span>
            </li>
          ))}
        </ol>
        <figcaption>{text.description}</figcaption>
      </figure>
    </Section>
  );
}
