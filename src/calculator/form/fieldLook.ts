import type { SxProps, Theme } from "@mui/material/styles";

/** Labels stand above their boxes, so that long ones wrap and the typed number is never covered. */
export const fieldLook: SxProps<Theme> = {
  "& .MuiInputLabel-root": {
    position: "static",
    transform: "none",
    maxWidth: "none",
    whiteSpace: "normal",
    marginBottom: "0.375rem",
    lineHeight: 1.35,
    fontWeight: 600,
    color: "text.primary",
    "&.Mui-focused, &.Mui-error": { color: "text.primary" },
  },
  "& fieldset": { top: 0 },
  "& fieldset legend": { display: "none" },
  "& .MuiPickersOutlinedInput-notchedOutline": { borderColor: "var(--color-field)" },
  "& .MuiPickersInputBase-sectionsContainer": { opacity: "1 !important" },
  "& .MuiInputBase-input": { fontVariantNumeric: "tabular-nums" },
  "& .MuiFormHelperText-root": { marginInline: 0, fontSize: "0.875rem", lineHeight: 1.45 },
};
