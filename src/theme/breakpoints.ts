// Apart from the colors, which every page's script would otherwise carry.

/** Minimum viewport width of each breakpoint, in CSS pixels. */
export const BREAKPOINTS = { xs: 361, sm: 601, md: 769, lg: 900, xl: 1201 } as const;

/** From this width on, the calculator's tables have their columns side by side, as specified. */
export const CALCULATOR_WIDTH = 950;

/**
 * Screens that get the portrait crop of a picture or video: below `sm`, in em, as in style sheets, whatever the size of
 * the text. Written out, because it is in every page's script.
 */
export const UPRIGHT = "(max-width: 37.5em)";
