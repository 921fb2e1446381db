import { UPRIGHT } from "../theme/tokens";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const isSlow = ({ effectiveType }: Connection) => effectiveType !== undefined && effectiveType !== "4g";

/**
 * Whether the background film may load: not under reduced motion, not when the visitor saves data,
 * not on a small screen with a slow connection.
 */
export function mayPlayFilm({ matchMedia, navigator }: Pick<Window, "matchMedia" | "navigator">): boolean {
  const connection: Connection = ("connection" in navigator && (navigator.connection as Connection)) || {};
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || connection.saveData) return false;
  return !(matchMedia(UPRIGHT).matches && isSlow(connection));
}
