// Hints for fields whose names do not say enough.
import type { Words } from "../../i18n/editorLanguages";

/** Hints by field path, such as `hero.extra`. */
export type Hints = Readonly<Record<string, Words>>;

const OPENING: Words = {
  en: "The label, title and sentence at the top of the page.",
  es: "El rótulo, el título y la frase al comienzo de la página.",
};
const SEO: Words = {
  en: "Title in the browser's tab; title and text in search results and shared links.",
  es: "Título en la pestaña del navegador; título y texto en los buscadores y en los enlaces compartidos.",
};
const CALL: Words = {
  en: "The band with the chat button that closes the page.",
  es: "La franja con el botón de chat que cierra la página.",
};

/** By file below content/, then by field path. */
export const HINTS: Record<string, Hints> = {
  "site.json": {
    url: {
      en: "Public address of the site, without a slash at its end.",
      es: "Dirección pública del sitio, sin barra al final.",
    },
    chat: {
      en: "The WhatsApp button: what it writes for the visitor, and its own number if it is not the phone.",
      es: "El botón de WhatsApp: lo que escribe por el visitante, y su propio número si no es el teléfono.",
    },
    mail: {
      en: "What the e-mail button writes for the visitor.",
      es: "Lo que el botón de correo escribe por el visitante.",
    },
    footerServices: {
      en: "The first column of links in the footer of every page.",
      es: "La primera columna de enlaces en el pie de cada página.",
    },
    hero: {
      en: "The video at the top of the home page and its pictures: wide for computers, portrait for phones.",
      es: "El video al comienzo del inicio y sus imágenes: ancha para computadoras, vertical para teléfonos.",
    },
    presenter: {
      en: "The video with the presenter, on the home page.",
      es: "El video con el presentador, en el inicio.",
    },
    pictures: {
      en: "Large pictures of single pages; the mosaic stands on Who we are.",
      es: "Imágenes grandes de algunas páginas; el mosaico está en Quiénes somos.",
    },
    exampleDeal: {
      en: "Figures in US dollars of the sample calculation on the page Invest.",
      es: "Cifras en dólares del cálculo de muestra en la página Invertir.",
    },
  },
  "calculator.json": {
    rates: {
      en: "Every figure that the calculator uses. Visitors can change those that are editable.",
      es: "Todas las cifras que usa la calculadora. Los visitantes pueden cambiar las que son editables.",
    },
    options: { en: "What visitors can choose from.", es: "Lo que los visitantes pueden elegir." },
    defaults: {
      en: "What is chosen at the start; each must be one of the options.",
      es: "Lo elegido al principio; cada valor debe ser una de las opciones.",
    },
    digits: { en: "How many digits visitors can type.", es: "Cuántas cifras pueden escribir los visitantes." },
    sensitivity: {
      en: "Steps of the table of risks, in percent; 0 must be among them.",
      es: "Pasos de la tabla de riesgos, en por ciento; 0 debe estar entre ellos.",
    },
  },
  "text/common.json": {
    nav: { en: "The menu at the top of every page.", es: "El menú al comienzo de cada página." },
    film: { en: "Buttons of all videos.", es: "Botones de todos los videos." },
    compare: { en: "The before and after slider.", es: "El control deslizante de antes y después." },
    footer: { en: "The bottom of every page.", es: "El pie de cada página." },
  },
  "text/home.json": {
    seo: SEO,
    hero: { en: "Over the video at the top.", es: "Sobre el video del comienzo." },
    presentation: { en: "Beside the video with the presenter.", es: "Junto al video con el presentador." },
    features: {
      en: "Reasons below the presenter, with a number each.",
      es: "Razones debajo del presentador, cada una con un número.",
    },
    stats: {
      en: "Title of the counters; the numbers are under Counters.",
      es: "Título de los contadores; los números están en Contadores.",
    },
    services: { en: "Above the service cards.", es: "Sobre las tarjetas de servicios." },
    projects: {
      en: "Above and beside the before and after pictures.",
      es: "Sobre las imágenes de antes y después y junto a ellas.",
    },
    testimonials: { en: "Above the videos.", es: "Sobre los videos." },
    investWithUs: { en: "Beside the contact form at the end.", es: "Junto al formulario de contacto del final." },
  },
  "text/who-we-are.json": {
    seo: SEO,
    intro: OPENING,
    team: { en: "Above the team's roles.", es: "Sobre las funciones del equipo." },
    gallery: { en: "Above the mosaic.", es: "Sobre el mosaico." },
    ecosystem: {
      en: "The drawing of how the parts work together.",
      es: "El dibujo de cómo las partes trabajan juntas.",
    },
    call: CALL,
  },
  "text/services.json": {
    seo: SEO,
    intro: OPENING,
    index: { en: "Title of the list of services.", es: "Título de la lista de servicios." },
    call: CALL,
  },
  "text/invest.json": {
    seo: SEO,
    intro: OPENING,
    steps: { en: "Above the steps.", es: "Sobre los pasos." },
    fit: { en: "For whom it is right, and for whom not.", es: "Para quién es adecuado y para quién no." },
    advantage: {
      en: "The sample calculation; its figures are under Company: phone, address, pictures.",
      es: "El cálculo de muestra; sus cifras están en Empresa: teléfono, dirección, imágenes.",
    },
    notice: { en: "A legal notice: keep it.", es: "Un aviso legal: consérvelo." },
    call: CALL,
  },
  "text/contact-us.json": { seo: SEO, intro: OPENING },
  "text/contact-form.json": {
    important: { en: "The privacy notice: a legal text.", es: "El aviso de privacidad: un texto legal." },
    popup: { en: "The window after sending.", es: "La ventana después del envío." },
    draft: {
      en: "The e-mail or chat text that is offered when sending fails.",
      es: "El texto de correo o de chat que se ofrece cuando falla el envío.",
    },
  },
  "text/not-found.json": { seo: SEO },
  "text/teaser.json": {
    basis: {
      en: "The small print below the estimate: what it takes for granted.",
      es: "La letra pequeña debajo de la estimación: lo que da por supuesto.",
    },
  },
  "text/project.json": {
    neighbours: {
      en: "Names the links to the projects beside it, for those who hear the page.",
      es: "Nombra los enlaces a los proyectos vecinos, para quienes oyen la página.",
    },
  },
  "text/staff-mail.json": {
    intro: { en: "The first sentence of each kind of mail.", es: "La primera frase de cada tipo de correo." },
    page: { en: "The page behind the links of a mail.", es: "La página detrás de los enlaces de un correo." },
  },
};
