import { interpolate } from "../../../content/interpolate";
import type { ContactFormText } from "../../../content/texts/contactForm";
import type { ContactOutcome } from "../../submit/sendContact";

export interface PopupWords {
  icon: "success" | "warning";
  /** Paragraphs below the popup's message. */
  lines: string[];
  /** True if the request has to be sent another way. */
  offersLinks: boolean;
}

/** The server counts requests in ten-minute windows; used if it does not say how long to wait. */
const WINDOW_SECONDS = 600;

/** What the popup adds to its title and message, which are the same for all outcomes. */
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
