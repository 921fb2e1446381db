import { UPRIGHT } from "../theme/tokens";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

/** Phones, upright or on their side. */
const SMALL = `${UPRIGHT}, (max-height: 480px)`;

/** A line on which the film does not hold up what the visitor came for; "4g" alone begins below one megabit. */
const FAST_MBIT = 5;

/**
 * Whether the background film may load: not under reduced motion, not when the visitor saves data or the line is slow, and on
 * a small screen only when the line is known to be fast.
 */
export function mayPlayFilm({ matchMedia, navigator }: Pick<Window, "matchMedia" | "navigator">): boolean {
  const connection: Connection = ("connection" in navigator && (navigator.connection as Connection)) || {};
  const { saveData, effectiveType, downlink } = connection;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || saveData) return false;
  if (effectiveType !== undefined && effectiveType !== "4g") return false;
  return !matchMedia(SMALL).matches || (downlink ?? 0) >= FAST_MBIT;
}
