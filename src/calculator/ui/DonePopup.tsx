import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Snackbar from "@mui/material/Snackbar";
import { useWords } from "../words/words";

/** Announces visually that the calculation is done. Screen readers announce the results summary instead. */
export function DonePopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { text } = useWords();
  return (
    <Snackbar
      open={open}
      autoHideDuration={8000}
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
      // On wide screens, below the results it announces. At the bottom of narrow ones it would cover the focused
      // element, so there the results leave room for it above.
      sx={{ marginTop: "var(--height-header)", "@media (min-width: 950px)": { top: "auto", bottom: "1.5rem" } }}
      onClose={(_event, reason) => reason !== "clickaway" && onClose()}
    >
      <Alert
        role="group"
        aria-label={text.popup.title}
        severity="success"
        variant="outlined"
        // MUI's own background would be a light one in dark mode, too.
        sx={{ bgcolor: "background.paper", color: "text.primary", boxShadow: "var(--shadow)" }}
        onClose={onClose}
        closeText={text.popup.close}
      >
        <AlertTitle>{text.popup.title}</AlertTitle>
        {text.popup.text}
      </Alert>
    </Snackbar>
  );
}
