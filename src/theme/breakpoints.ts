// Apart from the colors, which every page's script would otherwise carry.

// By itself, so that a page's script carries this number alone.
const SM = 601;

/** Minimum viewport width of each breakpoint, in CSS pixels. */
export const BREAKPOINTS = { xs: 361, sm: SM, md: 769, lg: 900, xl: 1201 } as const;

/** Screens that get the portrait crop of a picture or video: in em, as in style sheets, whatever the size of the text. */
export const UPRIGHT = `(max-width: ${(SM - 1) / 16}em)`;
