import { boolean } from "yup";
import { entriesAtMost } from "../schema/fieldMessages";
import { entry } from "../schema/entry";
import { group, line, list, markdown, paragraph } from "../schema/fields";
import { sample } from "../schema/schemaParts";
import { SEO_HINT } from "../texts/choices";

/** A text page; its file name in `content/pages/` is its path. */
export const wordPageSchema = entry({
  seo: group({ title: line(60), description: paragraph(160) }).meta({ hint: SEO_HINT }),
  title: line(60).meta({
    hint: {
      en: "Shown at the top of the page and as its link in the footer.",
      es: "Al comienzo de la página y como su enlace en el pie de página.",
    },
  }),
  inMenu: boolean()
    .strict()
    .notRequired()
    .meta({
      hint: {
        en: "Also lists the page in the menu of phones.",
        es: "La página aparece también en el menú de los teléfonos.",
      },
    }),
  isSample: sample(),
  lead: paragraph(320).meta({ hint: { en: "The sentence below the title.", es: "La frase debajo del título." } }),
  sections: list()
    .of(group({ title: line(90), text: markdown(6000) }))
    .required({ en: "is missing: list the sections", es: "falta: enumere las secciones" })
    .min(1, { en: "needs at least one section", es: "necesita al menos una sección" })
    .max(40, entriesAtMost(40)),
  questions: list()
    .of(group({ question: line(160), answer: markdown(2000) }))
    .max(60, entriesAtMost(60))
    .meta({
      hint: {
        en: "Shared with search engines, too. Leave the list empty if the page has no questions.",
        es: "También se comunican a los buscadores. Deje la lista vacía si la página no tiene preguntas.",
      },
    }),
});
