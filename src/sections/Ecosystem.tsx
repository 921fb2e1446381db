import { Coins, Hammer, House, KeyRound, Pencil, Search } from "lucide";
import { Icon } from "../components/Icon";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Ecosystem.module.css";

const STAGES = [
  { key: "find", drawing: Search },
  { key: "fund", drawing: Coins },
  { key: "plan", drawing: Pencil },
  { key: "renovate", drawing: Hammer },
  { key: "manage", drawing: KeyRound },
  { key: "sell", drawing: House },
] as const;

/** The stages of the work along a line: across on wide screens, down on narrow ones. */
export function Ecosystem({ text }: { text: Texts["who-we-are"]["ecosystem"] }) {
  return (
    <Section tone="warm" label={text.label} title={text.title} lead={text.lead}>
      <figure>
        <ol className={styles.stages}>
          {STAGES.map(({ key, drawing }) => (
            <li key={key}>
              <span className={`centered ${styles.sign}`}>
                <Icon drawing={drawing} size={26} strokeWidth={1.5} />
              </span>
              <span>{text[key]}</span>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  );
}
