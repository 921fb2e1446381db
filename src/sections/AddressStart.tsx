import * as button from "../components/ButtonLink.module.css";
import { ButtonLink } from "../components/ButtonLink";
import { Field, inputOf } from "../forms/Field";
import type { Texts } from "../content/texts/texts";
import * as styles from "./AddressStart.module.css";

const ADDRESS = "address-start";

/**
 * The form's first field, at the top of the page: src/browser/carryAddress.ts takes it into the form below. It has no
 * name, so that a form sent before that script is there puts nothing into the URL.
 */
export const AddressStart = ({ text }: { text: Texts["sell-your-house"]["intro"] }) => (
  <>
    <form className={`cluster ${styles.start}`} data-needs-script data-carries-to="contact" action="#contact">
      <Field id={ADDRESS} label={text.address}>
        <input {...inputOf({ id: ADDRESS })} type="text" autoComplete="street-address" maxLength={200} />
      </Field>
      <button type="submit" className={`${button.button} ${button.action}`}>
        {text.formButton}
      </button>
    </form>
    <span data-without-script>
      <ButtonLink to="#contact" variant="action">
        {text.formButton}
      </ButtonLink>
    </span>
  </>
);
