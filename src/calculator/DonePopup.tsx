import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Snackbar from "@mui/material/Snackbar";
import { useWords } from "./words";

/** Says that the calculation is done. The summary in the results is what screen readers announce. */
export function DonePopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { text } = useWords();
  return (
    <Snackbar
      open={open}
      autoHideDuration={8000}
      // Below the results that it announces, and above the bar that narrow screens have at their foot.
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      sx={{ marginBottom: "4.5rem", "@media (min-width: 950px)": { marginBottom: 0 } }}
      onClose={(_event, reason) => reason !== "clickaway" && onClose()}
    >
      <Alert
        role="group"
        aria-label={text.popup.title}
        severity="success"
        onClose={onClose}
        closeText={text.popup.close}
      >
        <AlertTitle>{text.popup.title}</AlertTitle>
        {text.popup.text}
      </Alert>
    </Snackbar>
  );
}
