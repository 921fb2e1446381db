import type { SxProps, Theme } from "@mui/material/styles";

/** The label stands above its box, never inside: it stays readable, wraps, and grows with the text size. */
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
  "& .MuiOutlinedInput-root": { minHeight: 48 },
  "& .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "text.primary" },
  "& .MuiFormHelperText-root": { marginInline: 0, fontSize: "0.875rem", lineHeight: 1.45 },
};
