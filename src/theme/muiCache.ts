import createCache from "@emotion/cache";

const KEY = "mui";

/** Where Emotion keeps MUI's style rules. */
// Without its plugin for the prefixes of old browsers, none of which the site works in.
export const muiCache = createCache({ key: KEY, stylisPlugins: [] });

// Without a document Emotion would write a style element in front of each field: `takeRules` gathers them instead.
if (typeof document === "undefined") muiCache.compat = true;

/** The rules that were needed since the last call, for the page's HTML; the browser's Emotion finds them by `cssNames`. */
export function takeRules(): { css: string; cssNames: string } {
  const rules = Object.entries(muiCache.inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === "string",
  );
  muiCache.inserted = {};
  muiCache.registered = {};
  return { css: rules.map(([, css]) => css).join(""), cssNames: [KEY, ...rules.map(([name]) => name)].join(" ") };
}
