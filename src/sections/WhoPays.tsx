import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./WhoPays.module.css";

/** Each cost of a sale, and the side that pays it. */
export function WhoPays({ text }: { text: Texts["sell-your-house"]["pays"] }) {
  return (
    <Section tone="warm" label={text.label} title={text.title} isBeside lead={text.lead}>
      <table className={`rows ${styles.costs}`}>
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.who}</th>
          </tr>
        </thead>
        <tbody>
          {text.rows.map(({ item, who }) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
