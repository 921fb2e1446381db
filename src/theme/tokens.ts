// The only place for colors and type; cssVariables.ts is derived from it.

/** The same on light and dark pages: the brand's accent under white text, and what stands on black. */
const IN_BOTH = {
  ink: "#0b0b0c",
  graphite: "#16171a",
  accent: "#d90000",
  "accent-hover": "#b00000",
  "accent-pressed": "#8a0000",
  "on-accent": "#ffffff",
  "on-ink": "#ffffff",
  "on-ink-muted": "#b9b9be",
  "ink-line": "#2a2b2f",
  "ink-accent": "#ff6b61",
  "ink-accent-line": "#d90000",
} as const;

/**
 * Semantic colors for light and dark pages. Text pairs have a contrast of at least 4.5:1, lines 3:1. `danger` marks
 * mistakes, refusals, and losses: it stays red whatever the brand's `accent` is.
 */
export const COLORS = {
  light: {
    ...IN_BOTH,
    paper: "#ffffff",
    warm: "#f6f4f1",
    line: "#e4e1dc",
    text: "#16171a",
    muted: "#5a5a5f",
    surface: "#ffffff",
    raised: "#ffffff",
    "accent-text": "#c40000",
    "accent-line": "#d90000",
    field: "#767680",
    danger: "#c40000",
    good: "#0f6b3a",
    warning: "#8a4b00",
  },
  dark: {
    ...IN_BOTH,
    paper: "#16171a",
    warm: "#1c1d21",
    line: "#2f3035",
    text: "#f1f0ee",
    muted: "#b4b3b8",
    surface: "#16171a",
    raised: "#212227",
    "accent-text": "#ff6b61",
    "accent-line": "#da0505",
    field: "#85858f",
    danger: "#ff6b61",
    good: "#6fd39b",
    warning: "#f0b35c",
  },
} as const;

/** The site's font. Its package is `@fontsource/` and this name in lower case, with hyphens. */
export const FAMILY = "Poppins";

const FONT = `"${FAMILY}", "${FAMILY} fallback", system-ui, sans-serif`;

/** A size of text with what belongs to it. */
export interface TextStep {
  readonly size: string;
  readonly line: string;
  /** Letter spacing; text to read keeps what is around it. */
  readonly spacing?: string;
}

/**
 * The steps of text: size, line height, and letter spacing together; `@mixin text title;` in a style sheet declares all
 * three. Large text on a narrow screen breaks no word of a title.
 */
export const TEXT = {
  small: { size: "0.875rem", line: "1.5" },
  body: { size: "1rem", line: "1.65" },
  large: { size: "clamp(1.0625rem, 0.95rem + 0.5vw, 1.25rem)", line: "1.45" },
  heading: { size: "min(clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem), 9vw)", line: "1.2", spacing: "-0.02em" },
  title: { size: "min(clamp(1.5rem, 1.1rem + 2.3vw, 3rem), 9vw)", line: "1.14", spacing: "-0.02em" },
  opening: { size: "min(clamp(2.125rem, 1.4rem + 3.2vw, 4rem), 11.5vw)", line: "1.06", spacing: "-0.025em" },
  display: { size: "min(clamp(2.5rem, 1.4rem + 4.6vw, 5.25rem), 12.5vw)", line: "1.04", spacing: "-0.025em" },
} as const satisfies Record<string, TextStep>;

/** Root font size on very wide screens, where type and measure grow a little, from their width on. */
export const SCALES = { "160em": "112.5%", "200em": "131.25%" } as const;

/** Sizes shared by both color schemes. */
export const SIZES = {
  // The scale of spacing: multiples of 4 px, and below them what grows with the screen.
  "space-1": "0.25rem",
  "space-2": "0.5rem",
  "space-3": "0.75rem",
  "space-4": "1rem",
  "space-6": "1.5rem",
  "space-8": "2rem",
  "space-gutter": "clamp(1rem, 4vw, 3rem)",
  "space-section": "clamp(2rem, 6.5vw, 7rem)",
  "space-block": "clamp(1.5rem, 5vw, 5rem)",
  "space-panel": "clamp(1.25rem, 3vw, 2.25rem)",
  "space-cards": "clamp(1rem, 2vw, 1.75rem)",
  "measure-short": "46ch",
  measure: "60ch",
  "measure-long": "68ch",
  // As high and wide as a fingertip.
  tap: "44px",
  "width-content": "80rem",
  // From the edge of the content to the edge of the viewport: pictures may bleed across it.
  "space-edge": "max(var(--space-gutter), calc((100vw - var(--width-content)) / 2))",
  "height-header": "min(3.5rem, 72px)",
  radius: "3px",
  "radius-pill": "999px",
  shadow: "0 18px 40px -24px rgb(0 0 0 / 45%)",
  font: FONT,
  duration: "220ms",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
} as const;
