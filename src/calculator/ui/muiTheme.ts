import { createTheme } from "@mui/material/styles";
import { BREAKPOINTS } from "../../theme/breakpoints";
import { FONT, type ColorName } from "../../theme/tokens";

/** A color from the page's own style sheet: it follows the color mode and the section's tone automatically. */
const color = (name: ColorName) => `var(--color-${name})`;

/** Mixes `amount` of one color into another; MUI's own mixing needs literal colors, which CSS variables are not. */
const mix = (one: string, amount: number | string, other: string) =>
  `color-mix(in srgb, ${one} calc(${amount} * 100%), ${other})`;

/** A color of MUI's palette with all its shades, since MUI cannot compute them from CSS variables. */
const shades = (main: ColorName, dark = main, contrast: ColorName = "on-accent") => ({
  main: color(main),
  light: color(main),
  dark: color(dark),
  contrastText: color(contrast),
});

const muted = mix(color("text"), 0.38, "transparent");
const veil = (amount: number) => mix(color("text"), amount, "transparent");

const theme = createTheme({
  palette: {
    primary: shades("accent", "accent-hover"),
    secondary: shades("text", "text", "surface"),
    error: shades("danger"),
    success: shades("good"),
    warning: shades("warning"),
    info: shades("muted"),
    text: { primary: color("text"), secondary: color("muted"), disabled: muted },
    background: { default: color("surface"), paper: color("raised") },
    divider: color("line"),
    action: {
      active: color("muted"),
      hover: veil(0.05),
      selected: veil(0.09),
      focus: veil(0.12),
      disabled: muted,
      disabledBackground: veil(0.12),
    },
  },
  breakpoints: { values: BREAKPOINTS },
  shape: { borderRadius: 3 },
  typography: { fontFamily: FONT, button: { textTransform: "none", fontWeight: 600 } },
  components: {
    MuiButton: {
      styleOverrides: {
        root: { borderRadius: 999, minHeight: 48, paddingInline: 28 },
        // Forced colors and paper take the background away; forced colors make a transparent border visible.
        contained: { border: "1px solid transparent", "@media print": { borderColor: "currentcolor" } },
      },
    },
    MuiNativeSelect: { styleOverrides: { select: { "&&&": { paddingRight: "2.75rem" } } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: color("field") } } },
  },
});

// MUI would compute the contrast from literal colors.
theme.palette.getContrastText = () => color("on-accent");

/** MUI's theme for the interactive parts, using the pages' CSS variables: no script decides the color mode. */
export const muiTheme = Object.assign(theme, {
  alpha: (one: string, amount: number | string) => mix(one, amount, "transparent"),
  lighten: (one: string, amount: number | string) => mix("#fff", amount, one),
  darken: (one: string, amount: number | string) => mix("#000", amount, one),
});
