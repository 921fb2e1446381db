import { few, group, line } from "../schema/fields";
import { opening, seo } from "./shared";

export const contactUsText = group(
  {
    seo: seo(),
    intro: opening(),
    form: group({ title: line(60) }),
    next: group({ title: line(60), steps: few(line(160), { en: "steps", es: "los pasos" }) }),
    facts: group({ title: line(60), hours: line(30) }),
  },
  {
    accessibility: {
      en: "is now a page of its own: move its text to content/pages/accessibility.json",
      es: "ahora es una página propia: mueva su texto a content/pages/accessibility.json",
    },
  },
);
