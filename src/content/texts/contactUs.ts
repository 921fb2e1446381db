import { group, line } from "../schema/fields";
import { pageOpening, reaching, seo } from "./shared";

export const contactUsText = group(
  {
    seo: seo(),
    intro: pageOpening(),
    form: group({ title: line(60) }),
    ...reaching(),
  },
  {
    accessibility: {
      en: "is now a page of its own: move its text to `content/pages/accessibility.json`",
      es: "ahora es una página propia: mueva su texto a `content/pages/accessibility.json`",
    },
  },
);
