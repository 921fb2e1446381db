import { group, line, paragraph } from "../schema/fields";

/** A page's title and description for search engines and link previews. */
export const seo = () => group({ title: line(60), description: paragraph(160) });

/** The start of a section: a label, a title and an opening sentence. */
export const opening = () => group({ label: line(40), title: line(90), lead: paragraph(320) });

export const titleAndText = () => group({ title: line(80), text: paragraph(400) });

const callBandFields = () => ({ title: line(90), text: paragraph(240), button: line(40) });

/** The band that closes a page: a sentence and the chat button. */
export const callBand = () => group(callBandFields());

/** The same on a page without the teaser: with links to it and to the contact form. */
export const callBandWithLinks = () =>
  group({
    ...callBandFields(),
    links: group({ teaser: line(60), form: line(40) }).meta({
      hint: {
        en: "Two links below the text: to the quick estimate on the Invest page, and to the contact form.",
        es: "Dos enlaces debajo del texto: a la estimación rápida de la página Invertir y al formulario de contacto.",
      },
    }),
  });
