import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { NewTabNote } from "../../components/NewTabNote";
import type { ContactFormText } from "../../content/texts/contactForm";
import { PopupIcon } from "./PopupIcon";
import { popupWords } from "./popupWords";
import type { ContactOutcome } from "../submit/sendContact";
import * as styles from "./contactForm.module.css";

interface OutcomePopupProps {
  outcome: ContactOutcome;
  open: boolean;
  text: ContactFormText;
  /** The same request as a chat message and as a mail, for outcomes that did not arrive. */
  links: { chat: string; mail: string };
  onShown: () => void;
  onClose: () => void;
  /** The popup is gone: time to place the focus. */
  onGone: () => void;
}

/** What became of the request. */
export function OutcomePopup({ outcome, open, text, links, onShown, onClose, onGone }: OutcomePopupProps) {
  const { icon, lines, offersLinks } = popupWords(outcome, text.popup);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      aria-labelledby="contact-popup-title"
      aria-describedby="contact-popup-text"
      slotProps={{ paper: { elevation: 0 }, transition: { onEnter: onShown, onExited: onGone } }}
    >
      <DialogTitle id="contact-popup-title" className={styles.popupTitle} sx={{ fontWeight: 600 }}>
        <PopupIcon icon={icon} words={text.popup} />
        {text.popup.title}
      </DialogTitle>
      <DialogContent id="contact-popup-text" className={styles.popupText}>
        <p>{text.popup.message}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{text.popup.calculator}</p>
        {offersLinks && (
          <p className={styles.popupLinks}>
            <Button variant="outlined" color="inherit" href={links.chat} target="_blank" rel="noopener">
              {text.popup.chat}
              <NewTabNote />
            </Button>
            <Button variant="outlined" color="inherit" href={links.mail}>
              {text.popup.mail}
            </Button>
          </p>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: "0 1.5rem 1.5rem" }}>
        <Button variant="contained" onClick={onClose}>
          {text.popup.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
