// Apart from the colors, which every page's script would otherwise carry.

/** Minimum viewport width of each breakpoint, in CSS pixels. */
export const BREAKPOINTS = { xs: 361, sm: 601, md: 769, lg: 900, xl: 1201 } as const;

/** Screens that get the portrait crop of a picture or video. */
export const UPRIGHT = `(max-width: ${BREAKPOINTS.sm - 1}px)`;
