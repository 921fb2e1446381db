import type { ObjectShape } from "yup";
import { filledList, group, line, markdown, paragraph } from "../schema/fields";

/** A page's title and description for search engines and link previews. */
export const seo = () =>
  group({ title: line(60), description: paragraph(160) }).meta({
    hint: {
      en: "The title in the browser tab, and the title and text in search results and shared links.",
      es: "Título en la pestaña del navegador; título y texto en los buscadores y en los enlaces compartidos.",
    },
  });

/** The start of a section: a label, a title and an opening sentence. */
export const opening = () => group({ label: line(40), title: line(90), lead: paragraph(320) });

/** The start of a page. */
export const pageOpening = () =>
  opening().meta({
    hint: {
      en: "The label, title, and intro sentence at the top of the page.",
      es: "El rótulo, el título y la frase al comienzo de la página.",
    },
  });

export const titleAndText = () => group({ title: line(80), text: paragraph(400) });

/** The band that closes a page: a sentence and the chat button. */
export const callBand = () =>
  group({ title: line(90), text: paragraph(240), button: line(40) }).meta({
    hint: {
      en: "The band with the chat button at the bottom of the page.",
      es: "La franja con el botón de chat que cierra la página.",
    },
  });

/** A section of short texts, each with a title, and what else belongs to it. */
export const points = <S extends ObjectShape>(more: S) =>
  group({
    ...more,
    label: line(40),
    title: line(90),
    points: filledList(group({ title: line(60), text: paragraph(320) }), { en: "points", es: "los puntos" }),
  });

export const questionAndAnswer = () => group({ question: line(160), answer: markdown(2000) });

/** Houses with their figures, on the pages for sellers and for investors. */
export const soldHouses = () =>
  group({
    label: line(40),
    title: line(90),
    house: line(160, { placeholders: ["bought", "sold", "result", "months"] }),
    all: line(60),
  });

/** What stands beside the contact form: what happens next, and other ways to reach the company. */
export const besideForm = () => ({
  next: group({ title: line(60), steps: filledList(line(160), { en: "steps", es: "los pasos" }) }),
  facts: group({ title: line(60), hours: line(30) }),
});
