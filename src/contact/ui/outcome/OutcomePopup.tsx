import { useRef, type MouseEvent } from "react";
import { ButtonLink } from "../../../components/ButtonLink";
import * as button from "../../../components/ButtonLink.module.css";
import type { ContactFormText } from "../../../content/texts/texts";
import { PopupIcon } from "./SentNote";
import { hasArrived, type ContactOutcome } from "../../submit/sendContact";
import { useLayout } from "../../../forms/useLayout";
import * as styles from "../ContactForm.module.css";
import { interpolate } from "../../../content/interpolate";
import { focusShown } from "../../../platform/focusShown";

interface PopupWords {
  icon: "success" | "warning";
  /** Paragraphs below the popup's message. */
  lines: string[];
  /** True if the request has to be sent another way. */
  offersLinks: boolean;
}

/** The server counts requests in ten-minute windows; used if it does not say how long to wait. */
const WINDOW_SECONDS = 600;

/** What the popup adds to its message, which is the same for all outcomes. */
export function popupWords(outcome: ContactOutcome, popup: ContactFormText["popup"]): PopupWords {
  const note = (error: string) => interpolate(popup.note, { error });
  switch (outcome.kind) {
    case "delivered":
      return { icon: "success", lines: [], offersLinks: false };
    case "queued":
      return { icon: "warning", lines: [popup.queued, note(outcome.message)], offersLinks: false };
    case "invalid":
      return { icon: "warning", lines: [popup.invalid, popup.notSent], offersLinks: true };
    case "failed": {
      const minutes = Math.ceil((outcome.retryAfterSeconds ?? WINDOW_SECONDS) / 60);
      // For the other reasons, the site's own texts say in the visitor's language what the server says in English.
      const notes = outcome.reason === "refused" && outcome.message ? [note(outcome.message)] : [];
      return {
        icon: "warning",
        lines: [interpolate(popup[outcome.reason], { minutes }), ...notes, popup.notSent],
        offersLinks: true,
      };
    }
  }
}

interface OutcomePopupProps {
  outcome: ContactOutcome;
  text: ContactFormText;
  /** The same request as a chat message and an email, in case it did not arrive. */
  links: { chat: string; mail: string };
  /** The chat for photos of a seller's house. */
  photosUrl?: string;
  onShown: () => void;
  onClose: () => void;
}

/** The outcome of the request; open while rendered. `onClose` must place the focus. */
export function OutcomePopup({ outcome, text, links, photosUrl, onShown, onClose }: OutcomePopupProps) {
  const { icon, lines, offersLinks } = popupWords(outcome, text.popup);
  const popup = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useLayout(() => {
    const { documentElement: page } = document;
    page.style.setProperty("--scrollbar", `${innerWidth - page.clientWidth}px`);
    popup.current?.showModal();
    // The browser would focus the first button, past the text.
    focusShown(popup.current, null);
    onShown();
    // Only once: each request renders a new popup.
  }, []);
  const wantsPhotos = photosUrl !== undefined && hasArrived(outcome);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard Escape closes it
    <dialog
      ref={popup}
      className={styles.popup}
      tabIndex={-1}
      aria-labelledby="contact-popup-title"
      aria-describedby="contact-popup-text"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close it without a cancel event.
      onClose={onClose}
      // Selecting text past the edge is not a click outside the popup.
      onMouseDown={(event) => (pressedBeside.current = isBeside(event))}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
    >
      <h2 id="contact-popup-title" className={`cluster ${styles.popupTitle}`}>
        <PopupIcon icon={icon} words={text.popup} />
        {hasArrived(outcome) ? text.popup.title : text.popup.unconfirmed}
      </h2>
      <div id="contact-popup-text" className={styles.popupText}>
        <p>{wantsPhotos ? text.sellers.thanks : text.popup.message}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!photosUrl && <p>{text.popup.calculator}</p>}
        {wantsPhotos && (
          <p className="cluster">
            <ButtonLink to={photosUrl} variant="action">
              {text.sellers.photos}
            </ButtonLink>
          </p>
        )}
        {offersLinks && (
          <p className="cluster">
            <ButtonLink to={links.chat} variant="action">
              {text.popup.chat}
            </ButtonLink>
            <ButtonLink to={links.mail}>{text.popup.mail}</ButtonLink>
          </p>
        )}
      </div>
      <div className={styles.popupEnd}>
        {/* Red is what helps next; closing is quiet beside it. */}
        <button
          type="button"
          className={`${button.button} ${wantsPhotos || offersLinks ? button.outline : button.action}`}
          onClick={onClose}
        >
          {text.popup.close}
        </button>
      </div>
    </dialog>
  );
}
