import { UPRIGHT } from "../theme/tokens";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

/** Phones, in portrait or landscape. */
const SMALL = `${UPRIGHT}, (max-height: 480px)`;

/** A connection fast enough that the film does not delay the page; "4g" alone starts below one megabit. */
const FAST_MBIT = 5;

/**
 * Whether the hero film may load: not with reduced motion, data saving, or a slow connection, and on a small screen only
 * if the connection is known to be fast: not every browser reports its speed.
 */
export function mayPlayFilm({ matchMedia, navigator }: Pick<Window, "matchMedia" | "navigator">): boolean {
  const connection: Connection = ("connection" in navigator && (navigator.connection as Connection)) || {};
  const { saveData, effectiveType, downlink } = connection;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || saveData) return false;
  if (effectiveType !== undefined && effectiveType !== "4g") return false;
  if (downlink !== undefined) return downlink >= FAST_MBIT;
  return !matchMedia(SMALL).matches;
}
