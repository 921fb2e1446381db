// Hints for fields whose names do not say enough.
import type { Words } from "../../i18n/editorLanguages";

/** Hints by field path, such as `hero.extra`. */
export type Hints = Readonly<Record<string, Words>>;

const OPENING: Words = {
  en: "The label, title, and intro sentence at the top of the page.",
  es: "El rótulo, el título y la frase al comienzo de la página.",
};
const SEO: Words = {
  en: "The title in the browser tab, and the title and text in search results and shared links.",
  es: "Título en la pestaña del navegador; título y texto en los buscadores y en los enlaces compartidos.",
};
const CALL: Words = {
  en: "The band with the chat button at the bottom of the page.",
  es: "La franja con el botón de chat que cierra la página.",
};

/** By file below content/, then by field path. */
export const HINTS: Record<string, Hints> = {
  "site.json": {
    url: {
      en: "The site's public address, without a slash at the end.",
      es: "Dirección pública del sitio, sin barra al final.",
    },
    chat: {
      en: "The WhatsApp button: the message it starts for the visitor, and its number if it differs from the phone number.",
      es: "El botón de WhatsApp: el mensaje que prepara para el visitante, y su número si no es el mismo del teléfono.",
    },
    mail: {
      en: "The message the email button starts for the visitor.",
      es: "El mensaje que el botón de correo prepara para el visitante.",
    },
    footerServices: {
      en: "The first column of links in the footer of every page.",
      es: "La primera columna de enlaces en el pie de cada página.",
    },
    hero: {
      en: "The video at the top of the home page and its still pictures: wide for computers, portrait for phones.",
      es: "El video al comienzo del inicio y sus imágenes: ancha para computadoras, vertical para teléfonos.",
    },
    presenter: {
      en: "The presenter's video on the home page.",
      es: "El video con el presentador, en el inicio.",
    },
    pictures: {
      en: "The large pictures on individual pages. The mosaic is on Who we are.",
      es: "Imágenes grandes de algunas páginas; el mosaico está en Quiénes somos.",
    },
    exampleDeal: {
      en: "Price, works and sale price, in US dollars, of the sample calculation on Invest and Sell your house, and of the estimate's example. The calculator adds the other costs, for the typical months.",
      es: "Precio, obra y venta, en dólares, del cálculo de muestra en Invertir y en Vender su casa, y del ejemplo de la estimación. La calculadora agrega los demás costos, con los meses habituales.",
    },
  },
  "calculator.json": {
    rates: {
      en: "Every figure the calculator uses. Visitors can change the ones marked as editable.",
      es: "Todas las cifras que usa la calculadora. Los visitantes pueden cambiar las que son editables.",
    },
    options: { en: "The choices visitors can pick from.", es: "Lo que los visitantes pueden elegir." },
    defaults: {
      en: "What is selected at first. Each value must be one of the options.",
      es: "Lo que está seleccionado al principio. Cada valor debe ser una de las opciones.",
    },
    digits: {
      en: "The maximum number of digits visitors can type.",
      es: "Cuántas cifras pueden escribir los visitantes.",
    },
    sensitivity: {
      en: "The steps in the risk table, in percent. Include 0.",
      es: "Pasos de la tabla de riesgos, en por ciento; 0 debe estar entre ellos.",
    },
  },
  "text/common.json": {
    nav: { en: "The menu at the top of every page.", es: "El menú al comienzo de cada página." },
    film: { en: "The buttons on all videos.", es: "Botones de todos los videos." },
    compare: { en: "The before-and-after slider.", es: "El control deslizante de antes y después." },
    footer: { en: "The bottom of every page.", es: "El pie de cada página." },
  },
  "text/home.json": {
    seo: SEO,
    hero: { en: "Over the video at the top.", es: "Sobre el video del comienzo." },
    presentation: { en: "Next to the presenter's video.", es: "Junto al video con el presentador." },
    features: {
      en: "The numbered reasons below the presenter.",
      es: "Razones debajo del presentador, cada una con un número.",
    },
    stats: {
      en: "The title above the counters. The numbers themselves are under Counters.",
      es: "Título de los contadores; los números están en Contadores.",
    },
    services: { en: "Above the service cards.", es: "Sobre las tarjetas de servicios." },
    projects: {
      en: "Above and next to the before-and-after pictures.",
      es: "Sobre las imágenes de antes y después y junto a ellas.",
    },
    testimonials: { en: "Above the videos.", es: "Sobre los videos." },
    investWithUs: { en: "Next to the contact form at the bottom.", es: "Junto al formulario de contacto del final." },
  },
  "text/who-we-are.json": {
    seo: SEO,
    intro: OPENING,
    team: { en: "Above the team's roles.", es: "Sobre las funciones del equipo." },
    gallery: { en: "Above the mosaic.", es: "Sobre el mosaico." },
    ecosystem: {
      en: "The diagram that shows how the parts work together.",
      es: "El dibujo que muestra cómo las partes trabajan juntas.",
    },
    call: CALL,
  },
  "text/services.json": {
    seo: SEO,
    intro: OPENING,
    index: { en: "The title of the list of services.", es: "Título de la lista de servicios." },
    call: CALL,
  },
  "text/invest.json": {
    seo: SEO,
    intro: OPENING,
    steps: { en: "Above the steps.", es: "Sobre los pasos." },
    fit: { en: "Who it's right for, and who it isn't.", es: "Para quién es adecuado y para quién no." },
    money: {
      en: "What happens to an investor's money. What stands in square brackets is yours to settle.",
      es: "Qué pasa con el dinero de quien invierte. Lo que está entre corchetes lo decide usted.",
    },
    advantage: {
      en: "The sample calculation. Its figures are under Company: phone, address, pictures.",
      es: "El cálculo de muestra; sus cifras están en Empresa: teléfono, dirección, imágenes.",
    },
    notice: { en: "A legal notice. Please keep it.", es: "Un aviso legal: consérvelo." },
    call: CALL,
  },
  "text/contact-us.json": { seo: SEO, intro: OPENING },
  "text/sell-your-house.json": {
    seo: SEO,
    intro: OPENING,
    photos: {
      en: "The button that opens WhatsApp, and the message it starts for the visitor.",
      es: "El botón que abre WhatsApp y el mensaje que prepara para el visitante.",
    },
    offer: {
      en: "The sample calculation. Its figures are under Company: phone, address, pictures.",
      es: "El cálculo de muestra; sus cifras están en Empresa: teléfono, dirección, imágenes.",
    },
  },
  "text/contact-form.json": {
    important: { en: "The privacy notice, a legal text.", es: "El aviso de privacidad: un texto legal." },
    popup: { en: "The window that opens after sending.", es: "La ventana después del envío." },
    draft: {
      en: "The email or chat message offered when sending fails.",
      es: "El texto de correo o de chat que se ofrece cuando falla el envío.",
    },
  },
  "text/not-found.json": { seo: SEO },
  "text/teaser.json": {
    basis: {
      en: "The small print below the estimate: what it assumes.",
      es: "La letra pequeña debajo de la estimación: lo que da por supuesto.",
    },
  },
  "text/project.json": {
    neighbors: {
      en: "What screen readers call the links to the previous and next projects.",
      es: "El nombre que los lectores de pantalla dan a los enlaces al proyecto anterior y al siguiente.",
    },
  },
  "text/projects.json": { seo: SEO, intro: OPENING },
  "text/staff-mail.json": {
    intro: { en: "The first sentence of each kind of email.", es: "La primera frase de cada tipo de correo." },
    page: { en: "The page that the links in an email open.", es: "La página que abren los enlaces de un correo." },
  },
};
