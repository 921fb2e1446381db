import { createTheme } from "@mui/material/styles";
import { BREAKPOINTS, COLORS, FONT } from "./tokens";

const palette = (mode: "light" | "dark") => {
  const colors = COLORS[mode];
  return {
    mode,
    primary: { main: colors.accent, dark: colors["accent-hover"], contrastText: colors["on-accent"] },
    error: { main: colors["accent-text"] },
    success: { main: colors.good },
    warning: { main: colors.warning },
    text: { primary: colors.text, secondary: colors.muted },
    background: { default: colors.surface, paper: colors.raised },
    divider: colors.line,
  };
};

/** MUI's theme for the interactive parts, from the same tokens as the pages' style sheet. */
export const muiTheme = (mode: "light" | "dark") =>
  createTheme({
    palette: palette(mode),
    breakpoints: { values: BREAKPOINTS },
    shape: { borderRadius: 3 },
    typography: { fontFamily: FONT, button: { textTransform: "none", fontWeight: 600 } },
    components: {
      MuiButton: { styleOverrides: { root: { borderRadius: 999, minHeight: 48, paddingInline: 28 } } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: COLORS[mode].field } } },
    },
  });
