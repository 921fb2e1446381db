import * as button from "../components/ButtonLink.module.css";
import { ButtonLink } from "../components/ButtonLink";
import * as field from "../components/Field.module.css";
import type { Texts } from "../content/texts/texts";
import * as styles from "./AddressStart.module.css";

/**
 * The form's first field, at the top of the page: src/browser/carryAddress.ts takes it into the form below. It has no
 * name, so that a form sent before that script is there puts nothing into the URL.
 */
export const AddressStart = ({ text }: { text: Texts["sell-your-house"]["intro"] }) => (
  <>
    <form className={`cluster ${styles.start}`} data-needs-script data-carries-to="contact" action="#contact">
      <label>
        <span className={field.label}>{text.address}</span>
        <input className={field.input} type="text" autoComplete="street-address" maxLength={200} />
      </label>
      <button type="submit" className={`${button.button} ${button.action}`}>
        {text.formButton}
      </button>
    </form>
    <span data-without-script>
      <ButtonLink to="#contact" look="action">
        {text.formButton}
      </ButtonLink>
    </span>
  </>
);
