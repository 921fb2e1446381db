import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";

interface AttachBoxProps {
  label: string;
  attached: boolean;
  onChange: (attached: boolean) => void;
}

/** Unticked until the visitor wants the analysis to travel with the request. */
export function AttachBox({ label, attached, onChange }: AttachBoxProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox checked={attached} onChange={(event) => onChange(event.target.checked)} sx={{ padding: 1.25 }} />
      }
    />
  );
}
