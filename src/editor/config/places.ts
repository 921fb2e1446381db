// Describes to editors where each part of content/ appears on the site.
import type { TextName } from "../../content/texts/texts";
import type { Words } from "../../i18n/editorLanguages";
import { entryPath } from "../../site/entryPages";
import { pathOf } from "../../site/pages";

/** How the editor presents one part of the content. */
export interface Place {
  label: Words;
  description: Words;
}

export interface FolderPlace extends Place {
  /** Label of a single entry. */
  one: Words;
  /** The page that shows an entry, for the editor's link; Decap CMS fills in `{{slug}}`. */
  page?: string;
}

export const FOLDERS = {
  pages: {
    label: { en: "Information pages", es: "Páginas informativas" },
    one: { en: "Page", es: "Página" },
    page: entryPath("wordPage", "{{slug}}"),
    description: {
      en: "Privacy, terms, FAQ: each is its own page with a link in the footer.",
      es: "Privacidad, términos, preguntas: cada una es una página, con un enlace en el pie de página.",
    },
  },
  services: {
    label: { en: "Services", es: "Servicios" },
    one: { en: "Service", es: "Servicio" },
    page: `${pathOf("services")}#{{slug}}`,
    description: {
      en: "The cards on the Services page. Some also appear on the home page.",
      es: "Tarjetas de la página de servicios; algunas también están en el inicio.",
    },
  },
  projects: {
    label: { en: "Projects", es: "Proyectos" },
    one: { en: "Project", es: "Proyecto" },
    page: entryPath("project", "{{slug}}"),
    description: {
      en: "Before-and-after pictures on the home page. Each project also has its own page.",
      es: "Imágenes de antes y después en el inicio; cada proyecto tiene además su propia página.",
    },
  },
  testimonials: {
    label: { en: "Testimonials", es: "Testimonios" },
    one: { en: "Testimonial", es: "Testimonio" },
    description: { en: "The client videos on the home page.", es: "Los videos de clientes en el inicio." },
  },
  reviews: {
    label: { en: "Written testimonials", es: "Testimonios escritos" },
    one: { en: "Written testimonial", es: "Testimonio escrito" },
    description: { en: "Client quotes on the home page.", es: "Citas de clientes en el inicio." },
  },
  team: {
    label: { en: "Team", es: "Equipo" },
    one: { en: "Role", es: "Función" },
    page: pathOf("whoWeAre"),
    description: { en: "The roles on the Who we are page.", es: "Las funciones en la página Quiénes somos." },
  },
  steps: {
    label: { en: "Steps", es: "Pasos" },
    one: { en: "Step", es: "Paso" },
    page: pathOf("invest"),
    description: { en: "The steps on the Invest page.", es: "Los pasos de la página Invertir." },
  },
  stats: {
    label: { en: "Counters", es: "Contadores" },
    one: { en: "Counter", es: "Contador" },
    description: {
      en: "The large numbers on the home page and on Who we are.",
      es: "Los números grandes del inicio y de Quiénes somos.",
    },
  },
} satisfies Record<string, FolderPlace>;

/** Name of the collection that holds the files in content/text/. */
export const TEXT_COLLECTION = "texts";

/** The files in content/text/, in the order the editor lists them. */
export const TEXTS = {
  home: {
    label: { en: "Home page", es: "Inicio" },
    description: {
      en: "Every section of the home page, from top to bottom.",
      es: "Todas las secciones de la primera página, de arriba abajo.",
    },
  },
  "who-we-are": {
    label: { en: "Who we are", es: "Quiénes somos" },
    description: { en: "The Who we are page.", es: "La página Quiénes somos." },
  },
  services: {
    label: { en: "Services page", es: "Página de servicios" },
    description: { en: "The text around the service cards.", es: "Los textos alrededor de las tarjetas de servicios." },
  },
  invest: {
    label: { en: "Invest", es: "Invertir" },
    description: { en: "The Invest page.", es: "La página Invertir." },
  },
  "contact-us": {
    label: { en: "Contact us", es: "Contacto" },
    description: { en: "The Contact us page.", es: "La página Contacto." },
  },
  "sell-your-house": {
    label: { en: "Sell your house", es: "Vender su casa" },
    description: {
      en: "The page for people with a house to sell.",
      es: "La página para quien tiene una casa que vender.",
    },
  },
  "contact-form": {
    label: { en: "Contact form", es: "Formulario de contacto" },
    description: { en: "Labels, messages, and the privacy notice.", es: "Rótulos, mensajes y el aviso de privacidad." },
  },
  calculator: {
    label: { en: "Calculator texts", es: "Textos de la calculadora" },
    description: {
      en: "The calculator's labels and explanations.",
      es: "Los rótulos y las explicaciones de la calculadora.",
    },
  },
  teaser: {
    label: { en: "Quick estimate", es: "Estimación rápida" },
    description: {
      en: "The estimate from two amounts, on the home page and on Invest.",
      es: "La estimación con dos montos, en el inicio y en Invertir.",
    },
  },
  common: {
    label: { en: "Every page", es: "Todas las páginas" },
    description: {
      en: "The header, the footer, and the buttons on videos.",
      es: "Encabezado, pie de página y botones de los videos.",
    },
  },
  project: {
    label: { en: "Project pages", es: "Páginas de proyectos" },
    description: {
      en: "The text around a project on its own page.",
      es: "Los textos alrededor de un proyecto en su propia página.",
    },
  },
  projects: {
    label: { en: "Projects and results", es: "Proyectos y resultados" },
    description: {
      en: "The page that lists all projects with their figures.",
      es: "La página con todos los proyectos y sus cifras.",
    },
  },
  "not-found": {
    label: { en: "Page not found", es: "Página no encontrada" },
    description: {
      en: "What visitors see when an address doesn't exist.",
      es: "Lo que ven los visitantes cuando una dirección no existe.",
    },
  },
  "staff-mail": {
    label: { en: "Emails to the sales team", es: "Correos al equipo de ventas" },
    description: {
      en: "Notifications about requests, and the page that their links open.",
      es: "Avisos de solicitudes y la página que abren sus enlaces.",
    },
  },
} satisfies Record<TextName, Place>;

export const SINGLE_FILES: Record<string, Place> = {
  "site.json": {
    label: { en: "Company: phone, address, pictures", es: "Empresa: teléfono, dirección, imágenes" },
    description: {
      en: "Brand, contact details, links, videos, and page pictures.",
      es: "Marca, datos de contacto, enlaces, videos e imágenes de las páginas.",
    },
  },
  "calculator.json": {
    label: { en: "Calculator rates", es: "Tasas de la calculadora" },
    description: {
      en: "Rates, fees, options, and default values.",
      es: "Tasas, cargos, opciones y valores iniciales.",
    },
  },
  "countries.json": {
    label: { en: "Countries", es: "Países" },
    description: {
      en: "Countries and dial codes in the contact form.",
      es: "Países y códigos telefónicos del formulario de contacto.",
    },
  },
};
