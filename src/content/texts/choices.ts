// What a person chose about the texts in content/text/; everything else follows from the texts (shapes.ts).
import type { Words } from "../../i18n/editorLanguages";
import { MENU_PAGES, NAV_PAGES } from "../../site/pages";

export interface Choice {
  /** Where the text or group appears, for editors. */
  hint?: Words;
  /** Longest length in characters, where the layout bears no more. */
  max?: number;
  /** All languages may have the same words. */
  sameAllowed?: boolean;
  optional?: boolean;
  /** Markdown, of up to `max` characters. */
  markdown?: boolean;
  /** Keys of a group that the code asks for. */
  keys?: readonly string[];
  /** What a list holds, for the message that it is empty (in Spanish with the article). */
  items?: Words;
  mostItems?: number;
}

export const SEO_HINT: Words = {
  en: "The title in the browser tab, and the title and text in search results and shared links.",
  es: "Título en la pestaña del navegador; título y texto en los buscadores y en los enlaces compartidos.",
};

/** By file and keys (see choiceAt.ts). A text may have several. */
export const CHOICES: Readonly<Record<string, Choice>> = {
  // The small line over a title, and buttons: on a phone they should not break.
  "**.label": { max: 40 },
  "**.button": { max: 40 },
  "**Button": { max: 40 },
  "*.seo": { hint: SEO_HINT },
  // Search engines cut longer ones.
  "*.seo.title": { max: 60 },
  "*.seo.description": { max: 160 },
  "*.intro": {
    hint: {
      en: "The label, title, and intro sentence at the top of the page.",
      es: "El rótulo, el título y la frase al comienzo de la página.",
    },
  },
  "*.call": {
    hint: {
      en: "The band with the chat button at the bottom of the page.",
      es: "La franja con el botón de chat que cierra la página.",
    },
  },
  "*.next.steps": { items: { en: "steps", es: "los pasos" } },
  "*.*.points": { items: { en: "points", es: "los puntos" } },

  "common.nav": {
    keys: [...NAV_PAGES, ...MENU_PAGES].map(({ key }) => key),
    hint: { en: "The menu at the top of every page.", es: "El menú al comienzo de cada página." },
  },
  // They stand in one row of the header.
  "common.nav.*": { max: 24 },
  "common.nav.(label|skip|skipToForm|openMenu|closeMenu)": { max: 40 },
  // A term of the brand.
  "common.nav.services": { sameAllowed: true },
  // The chip on whatever is a sample, also on narrow cards.
  "common.sample": {
    max: 20,
    hint: { en: "The small mark on whatever is a sample.", es: "La pequeña marca de todo lo que es una muestra." },
  },
  "common.film": { hint: { en: "The buttons on all videos.", es: "Botones de todos los videos." } },
  "common.compare": {
    hint: { en: "The before-and-after slider.", es: "El control deslizante de antes y después." },
  },
  // Three buttons in a row on a phone.
  "common.compare.(before|half|after)": { max: 20 },
  "common.hours.(morning|afternoon)": { sameAllowed: true },
  "common.footer": { hint: { en: "The bottom of every page.", es: "El pie de cada página." } },
  "common.footer.chat": { sameAllowed: true },
  "common.footer.license": { optional: true },

  "home.hero": { hint: { en: "Over the video at the top.", es: "Sobre el video del comienzo." } },
  "home.hero.headline": {
    // Each line is set in the display size.
    max: 40,
    items: { en: "lines of the headline", es: "las líneas del titular" },
    mostItems: 3,
    hint: { en: "One to three short lines.", es: "De una a tres líneas cortas." },
  },
  "home.presentation": {
    hint: { en: "Next to the presenter's video.", es: "Junto al video con el presentador." },
  },
  "home.presentation.paragraphs": { items: { en: "paragraphs", es: "los párrafos" } },
  "home.features": {
    hint: {
      en: "The numbered reasons below the presenter.",
      es: "Razones debajo del presentador, cada una con un número.",
    },
  },
  // Each is numbered from 01 to 09.
  "home.features.reasons": { items: { en: "reasons", es: "las razones" }, mostItems: 9 },
  "home.stats": {
    hint: {
      en: "The title above the counters. The numbers themselves are under Counters.",
      es: "Título de los contadores; los números están en Contadores.",
    },
  },
  "home.services": { hint: { en: "Above the service cards.", es: "Sobre las tarjetas de servicios." } },
  "home.projects": {
    hint: {
      en: "Above and next to the before-and-after pictures.",
      es: "Sobre las imágenes de antes y después y junto a ellas.",
    },
  },
  "home.testimonials": {
    hint: {
      en: "Above the written testimonials and the videos.",
      es: "Sobre los testimonios escritos y los videos.",
    },
  },
  "home.investWithUs": {
    hint: { en: "Next to the contact form at the bottom.", es: "Junto al formulario de contacto del final." },
  },

  "who-we-are.team": { hint: { en: "Above the team's roles.", es: "Sobre las funciones del equipo." } },
  "who-we-are.gallery": { hint: { en: "Above the mosaic.", es: "Sobre el mosaico." } },
  "who-we-are.ecosystem": {
    hint: {
      en: "The diagram that shows how the parts work together.",
      es: "El dibujo que muestra cómo las partes trabajan juntas.",
    },
  },
  // A circle of the drawing around each.
  "who-we-are.ecosystem.(find|fund|plan|renovate|manage|sell)": { max: 24 },

  "services.index": {
    hint: { en: "The title of the list of services.", es: "Título de la lista de servicios." },
  },

  "invest.steps": { hint: { en: "Above the steps.", es: "Sobre los pasos." } },
  "invest.fit": {
    hint: { en: "Who it's right for, and who it isn't.", es: "Para quién es adecuado y para quién no." },
  },
  "invest.fit.cards": { items: { en: "cards", es: "las tarjetas" } },
  "invest.fit.cards.yes": { items: { en: "good signs", es: "las señales a favor" } },
  "invest.fit.cards.no": { items: { en: "warnings", es: "las señales en contra" } },
  "invest.money": {
    hint: {
      en: "What happens to an investor's money. What stands in {{?…}} is yours to settle.",
      es: "Qué pasa con el dinero de quien invierte. Lo que está en {{?…}} lo decide usted.",
    },
  },

  "invest.report": {
    hint: { en: "The sample of a monthly report, which opens.", es: "La muestra del informe mensual, que se abre." },
  },
  "invest.report.rows": { items: { en: "lines", es: "las líneas" } },

  "sell-your-house.steps.list": { items: { en: "steps", es: "los pasos" } },
  "sell-your-house.pays": {
    hint: {
      en: "The comparison with an agent. Its figures are under Company: phone, address, pictures.",
      es: "La comparación con un agente; sus cifras están en Empresa: teléfono, dirección, imágenes.",
    },
  },
  "sell-your-house.agents": {
    hint: {
      en: "For agents and wholesalers who bring a house.",
      es: "Para agentes y mayoristas que traen una casa.",
    },
  },
  "sell-your-house.offer": {
    hint: {
      en: "The sample calculation. Its figures are under Company: phone, address, pictures.",
      es: "El cálculo de muestra; sus cifras están en Empresa: teléfono, dirección, imágenes.",
    },
  },
  "sell-your-house.questions.list": { items: { en: "questions", es: "las preguntas" } },
  "sell-your-house.questions.list.answer": { markdown: true, max: 2000 },
  "sell-your-house.form": {
    hint: {
      en: "The contact form on this page: its title, and its box for the house.",
      es: "El formulario de esta página: su título y el cuadro para describir la casa.",
    },
  },

  "project.neighbors": {
    hint: {
      en: "What screen readers call the links to the previous and next projects.",
      es: "El nombre que los lectores de pantalla dan a los enlaces al proyecto anterior y al siguiente.",
    },
  },
  "projects.results": {
    hint: {
      en: "Around the drawing of all results, and below it; the figures come from the projects.",
      es: "Alrededor del dibujo de los resultados y debajo; las cifras salen de los proyectos.",
    },
  },

  "contact-form.important": {
    hint: {
      en: "The privacy notice in one line; its page says the rest.",
      es: "El aviso de privacidad en una línea; su página dice el resto.",
    },
  },
  "contact-form.popup": {
    hint: { en: "The window that opens after sending.", es: "La ventana después del envío." },
  },
  "contact-form.draft": {
    hint: {
      en: "The email or chat message offered when sending fails.",
      es: "El texto de correo o de chat que se ofrece cuando falla el envío.",
    },
  },
  "contact-form.sellers": {
    hint: {
      en: "The thank-you for somebody who has a house to sell, with the way to send its photos.",
      es: "El agradecimiento para quien vende una casa, con la manera de enviar sus fotos.",
    },
  },
  "contact-form.withoutScript": {
    hint: {
      en: "The page visitors see when a form sent without JavaScript can't be accepted.",
      es: "La página que ven los visitantes cuando no se puede aceptar un formulario enviado sin JavaScript.",
    },
  },

  "teaser.basis": {
    hint: {
      en: "The small print below the estimate: what it assumes.",
      es: "La letra pequeña debajo de la estimación: lo que da por supuesto.",
    },
  },

  "calculator.report.brand": { sameAllowed: true },
  "calculator.units.(usd|percent)": { sameAllowed: true },
  // Cells of a table that fits a phone.
  "calculator.sensitivity.verdicts.*": { max: 20 },

  "staff-mail.intro": {
    hint: { en: "The first sentence of each kind of email.", es: "La primera frase de cada tipo de correo." },
  },
  "staff-mail.several": {
    hint: {
      en: "One email about many requests, when more than a few wait to be announced.",
      es: "Un solo correo sobre muchas solicitudes, cuando hay más de unas pocas por anunciar.",
    },
  },
  "staff-mail.states": {
    hint: {
      en: "The status of a request, as used in a sentence or a table.",
      es: "El estado de una solicitud, como se lee en una frase o una tabla.",
    },
  },
  "staff-mail.holdReasons": {
    hint: { en: "Why a request is waiting for a decision.", es: "Por qué una solicitud espera una decisión." },
  },
  "staff-mail.attention": {
    hint: {
      en: "Why a request couldn't be delivered to the CRM.",
      es: "Por qué una solicitud no se pudo entregar al CRM.",
    },
  },
  "staff-mail.actions": {
    hint: {
      en: "The links in an email, and the page that asks for confirmation before anything happens.",
      es: "Los enlaces de un correo y la página que pide confirmación antes de hacer nada.",
    },
  },
  "staff-mail.page": {
    hint: {
      en: "The page that the links in an email open.",
      es: "La página que abren los enlaces de un correo.",
    },
  },
};
