import { UPRIGHT } from "../theme/breakpoints";
import { isGroup } from "../content/isGroup";

/** Where the film never starts: with reduced motion, and on phones, upright or sideways. HeroFilm.module.css hides it there. */
const NEVER = `(prefers-reduced-motion: reduce), ${UPRIGHT}, (max-height: 480px)`;

/**
 * Whether the hero film may load: not on a phone, with reduced motion, data saving, or a connection that the browser
 * calls slow. Its estimate of the bandwidth (`downlink`) is a guess until it has measured something.
 */
export function mayPlayFilm({ matchMedia, navigator }: Pick<Window, "matchMedia" | "navigator">): boolean {
  const connection = "connection" in navigator && navigator.connection;
  const { saveData, effectiveType = "4g" } = isGroup(connection) ? connection : {};
  return !matchMedia(NEVER).matches && !saveData && effectiveType === "4g";
}
