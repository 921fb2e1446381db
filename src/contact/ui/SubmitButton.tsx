import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { forwardRef } from "react";
import type { ContactFormText } from "../../content/texts/contactForm";
import * as styles from "./contactForm.module.css";

interface SubmitButtonProps {
  sending: boolean;
  text: ContactFormText;
}

/** Sends the form; disabled with a spinner while a request is on its way. */
export const SubmitButton = forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton(
  { sending, text },
  ref,
) {
  return (
    <>
      <Button
        ref={ref}
        type="submit"
        variant="contained"
        disabled={sending}
        startIcon={sending && <CircularProgress size={20} color="inherit" aria-hidden="true" />}
      >
        {sending ? text.sending : text.submit}
      </Button>
      <span role="status" className={styles.offScreen}>
        {sending ? text.sending : ""}
      </span>
    </>
  );
});
