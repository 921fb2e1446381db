import { parse, type AcceptedPlugin, type AtRule } from "postcss";
import customMedia from "postcss-custom-media";
import mixins from "postcss-mixins";
import { BREAKPOINTS, CALCULATOR_WIDTH } from "./breakpoints";
import { TEXT, type TextStep } from "./tokens";

const isStep = (name: string): name is keyof typeof TEXT => name in TEXT;

/** What `@mixin text title;` stands for. Throws on a step that is not in the tokens. */
function textStep({ parent }: AtRule, step: string): Record<string, string> {
  if (!isStep(step))
    throw new Error(`${parent?.source?.input.file ?? "A style sheet"}: no step of text is called ${step}`);
  const { line, spacing }: TextStep = TEXT[step];
  return { "font-size": `var(--text-${step})`, "line-height": line, ...(spacing && { "letter-spacing": spacing }) };
}

/**
 * What `@mixin follow NAME, TIMELINE, RANGE;` stands for: an animation that scrolling moves. Longhands: the build sorts
 * declarations, and the shorthand would reset the timeline.
 */
const follow = (_rule: AtRule, name: string, timeline: string, range: string) => ({
  "animation-name": name,
  "animation-timing-function": "linear",
  "animation-fill-mode": "both",
  "animation-timeline": timeline,
  "animation-range": range,
});

/** What `@mixin hidden;` stands for: only assistive technology gets it. */
const HIDDEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  "clip-path": "inset(50%)",
  "white-space": "nowrap",
};

// In em: large text gets the layout of narrow screens.
const { sm, md, lg, xl } = BREAKPOINTS;
const MEDIA = Object.entries({ sm, md, lg, xl, calculator: CALCULATOR_WIDTH })
  .map(([name, width]) => [name, `(min-width: ${width / 16}em)`] as const)
  .map(([name, from]) => `@custom-media --from-${name} ${from}; @custom-media --below-${name} not all and ${from};`)
  .join("");

const nameBreakpoints: AcceptedPlugin = {
  postcssPlugin: "name-breakpoints",
  Once: (sheet) => void sheet.prepend(parse(MEDIA).nodes),
};

/** What the site's style sheets may use besides variables: the mixins above, and `@media (--from-md)`. */
export const THEME_PLUGINS: AcceptedPlugin[] = [
  mixins({ mixins: { text: textStep, follow, hidden: HIDDEN } }),
  nameBreakpoints,
  customMedia(),
];
