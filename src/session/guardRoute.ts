import { navigate, type GatsbyBrowser } from "gatsby";
import { guardPath } from "./guard";
import { cachedUser } from "./session";

/** Leads a visitor without cached user data away from protected routes. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  const instead = guardPath(location.pathname, cachedUser());
  if (instead) void navigate(instead, { replace: true });
};
