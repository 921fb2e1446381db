import { withoutLanguage } from "../i18n/paths";
import type { UserData } from "./session";

/** Paths (without language prefix) that only a visitor with cached user data may see. */
export const PROTECTED_ROUTES: readonly string[] = [];

/** Where a visitor has to go instead: home for a protected path without cached user data, else nowhere. */
export function guardPath(
  path: string,
  user: UserData | null,
  protectedRoutes: readonly string[] = PROTECTED_ROUTES,
): "/" | undefined {
  return protectedRoutes.includes(withoutLanguage(path)) && !user ? "/" : undefined;
}
