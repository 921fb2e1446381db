/** Screens that get the portrait crop of a picture or video: below the specification's second breakpoint, 601 px. */
export const UPRIGHT = "(max-width: 600px)";
