import type { SxProps, Theme } from "@mui/material/styles";

/** Labels are above their fields, never inside: they stay readable, wrap, and grow with the text size. */
export const fieldLook: SxProps<Theme> = {
  "& .MuiInputLabel-root": {
    position: "static",
    transform: "none",
    maxWidth: "none",
    whiteSpace: "normal",
    overflow: "visible",
    marginBottom: "0.375rem",
    lineHeight: 1.35,
    fontWeight: 600,
    color: "text.primary",
    "&.Mui-focused, &.Mui-error": { color: "text.primary" },
  },
  "& fieldset": { top: 0 },
  "& fieldset legend": { display: "none" },
  "& .MuiOutlinedInput-root": { minHeight: 48 },
  "& .MuiOutlinedInput-root.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
    borderColor: "text.primary",
  },
  // The parts of the date field.
  "& .MuiPickersOutlinedInput-notchedOutline": { borderColor: "var(--color-field)" },
  "& .MuiPickersInputBase-sectionsContainer": { opacity: "1 !important" },
  "& .MuiInputBase-input": { fontVariantNumeric: "tabular-nums" },
  "& select.MuiInputBase-input": { height: "auto", cursor: "pointer", textOverflow: "ellipsis" },
  "& option": { backgroundColor: "background.paper", color: "text.primary" },
  "& .MuiFormHelperText-root": { marginInline: 0, fontSize: "0.875rem", lineHeight: 1.45 },
};
