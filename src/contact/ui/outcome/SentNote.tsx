import { forwardRef } from "react";
import { ButtonLink } from "../../../components/ButtonLink";
import * as button from "../../../components/ButtonLink.module.css";
import type { ContactFormText } from "../../../content/texts/texts";
import * as styles from "../ContactForm.module.css";
import { CircleCheck, TriangleAlert } from "lucide";
import { Icon } from "../../../components/Icon";

const DRAWINGS = { success: CircleCheck, warning: TriangleAlert } as const;

interface PopupIconProps {
  icon: keyof typeof DRAWINGS;
  words: ContactFormText["popup"];
}

/** A check mark or a warning triangle, with a text alternative. */
export function PopupIcon({ icon, words }: PopupIconProps) {
  return <Icon drawing={DRAWINGS[icon]} size={48} className={styles[icon]} label={words[icon]} />;
}

interface SentNoteProps {
  text: ContactFormText;
  onAnother: () => void;
  /** URL of the calculator, on pages without it. */
  calculatorUrl?: string;
  /** The chat for photos of a seller's house. */
  photosUrl?: string;
  /** Sends the analysis after the request, if there is one. */
  onAttach?: () => void;
}

/** Replaces the form once a request has been sent; its heading receives the focus. */
export const SentNote = forwardRef<HTMLHeadingElement, SentNoteProps>(function SentNote(
  { text, calculatorUrl, photosUrl, onAnother, onAttach },
  heading,
) {
  return (
    <div className={styles.sent}>
      <PopupIcon icon="success" words={text.popup} />
      <h3 ref={heading} tabIndex={-1} aria-describedby="contact-sent">
        {text.popup.title}
      </h3>
      <p id="contact-sent">{photosUrl ? text.sellers.thanks : text.sent}</p>
      {photosUrl && (
        <ButtonLink to={photosUrl} variant="action">
          {text.sellers.photos}
        </ButtonLink>
      )}
      {calculatorUrl && !photosUrl && (
        <ButtonLink to={calculatorUrl} variant="action">
          {text.toCalculator}
        </ButtonLink>
      )}
      {onAttach && (
        <button type="button" className={`${button.button} ${button.action}`} onClick={onAttach}>
          {text.attach}
        </button>
      )}
      <button type="button" className={`${button.button} ${button.outline}`} onClick={onAnother}>
        {text.another}
      </button>
    </div>
  );
});
