// Where each part of content/ appears on the site, for the people who edit it.
import type { TextName } from "../content/texts";
import type { Language } from "../i18n/languages";

/** Hints by the path of a field, such as `hero.extra`. */
export type Hints = Readonly<Record<string, string>>;

/** The same in each language. */
export type Words = Readonly<Record<Language, string>>;

/** A part of the content as the editor names it. */
export interface Place {
  label: string;
  description: Words;
  /** The page that shows it, for the editor's link to it. */
  page?: string;
}

/** A folder of entries. */
export interface FolderPlace extends Place {
  /** What one entry is called. */
  one: string;
}

export const FOLDERS: Record<string, FolderPlace> = {
  pages: {
    label: "Pages of words",
    one: "Page",
    page: "{{slug}}/",
    description: {
      en: "Privacy, terms, questions: each is a page of its own, with a link in the footer. Its first title names its address.",
      es: "Privacidad, términos, preguntas: cada una es una página, con un enlace en el pie de página. Su primer título da nombre a la dirección.",
    },
  },
  services: {
    label: "Services",
    one: "Service",
    page: "services/#{{slug}}",
    description: {
      en: "Cards of the Services page; some stand on the home page too.",
      es: "Tarjetas de la página de servicios; algunas también están en el inicio.",
    },
  },
  projects: {
    label: "Projects",
    one: "Project",
    page: "projects/{{slug}}/",
    description: {
      en: "Before and after pictures on the home page; each project has a page of its own, too.",
      es: "Imágenes de antes y después en el inicio; cada proyecto tiene además su propia página.",
    },
  },
  testimonials: {
    label: "Testimonials",
    one: "Testimonial",
    description: { en: "Videos on the home page.", es: "Videos del inicio." },
  },
  reviews: {
    label: "Written testimonials",
    one: "Written testimonial",
    description: { en: "Words of clients on the home page.", es: "Palabras de clientes en el inicio." },
  },
  team: {
    label: "Team",
    one: "Role",
    page: "who-we-are/",
    description: { en: "The roles on the page Who we are.", es: "Las funciones en la página Quiénes somos." },
  },
  steps: {
    label: "Steps",
    one: "Step",
    page: "invest/",
    description: { en: "The steps on the page Invest.", es: "Los pasos de la página Invertir." },
  },
  stats: {
    label: "Figures",
    one: "Figure",
    description: {
      en: "Counters on the home page and on Who we are.",
      es: "Contadores del inicio y de Quiénes somos.",
    },
  },
};

/** Name of the collection of the files in content/text/. */
export const TEXT_COLLECTION = "texts";

/** Begins the description of a page of which nothing else is told. */
export const PAGE_AT: Words = { en: "The page at ", es: "La página " };

/** What the names of the texts do not tell. */
export const TEXTS: Partial<Record<TextName, Place>> = {
  home: {
    label: "Home page",
    description: { en: "All sections of the first page, from top to bottom.", es: "Inicio." },
  },
  "who-we-are": {
    label: "Who we are",
    page: "who-we-are/",
    description: { en: "The page Who we are.", es: "Quiénes somos." },
  },
  services: {
    label: "Services page",
    page: "services/",
    description: { en: "What stands around the cards.", es: "Página de servicios." },
  },
  invest: { label: "Invest", page: "invest/", description: { en: "The page Invest.", es: "Invertir." } },
  "contact-us": {
    label: "Contact us",
    page: "contact-us/",
    description: { en: "The page Contact us.", es: "Contacto." },
  },
  "contact-form": {
    label: "Contact form",
    description: { en: "Labels, messages and the privacy notice.", es: "Formulario de contacto." },
  },
  calculator: {
    label: "Calculator words",
    description: { en: "Labels and explanations.", es: "Textos de la calculadora." },
  },
  teaser: {
    label: "Estimate in two amounts",
    description: { en: "On the home page and on Invest.", es: "En la página de inicio y en Invierta." },
  },
  common: {
    label: "Every page",
    description: { en: "Header, footer, buttons of films.", es: "Encabezado y pie de página." },
  },
  project: {
    label: "Project pages",
    description: {
      en: "What stands around a project on its own page.",
      es: "Lo que rodea a un proyecto en su propia página.",
    },
  },
  "not-found": {
    label: "Page not found",
    description: { en: "What a wrong address shows.", es: "Página no encontrada." },
  },
  "staff-mail": {
    label: "Mails to the sales team",
    description: { en: "Notices about requests, and the page behind their links.", es: "Avisos al equipo de ventas." },
  },
};

export const SINGLE_FILES: Record<string, Place> = {
  "site.json": {
    label: "Company, contact and pictures",
    description: {
      en: "Brand, address, links, films and page pictures.",
      es: "Marca, datos de contacto, videos e imágenes.",
    },
  },
  "calculator.json": {
    label: "Calculator rates",
    description: { en: "Rates, fees, options and defaults.", es: "Tasas, cargos y opciones de la calculadora." },
  },
  "countries.json": {
    label: "Countries",
    description: { en: "Countries and dial codes of the contact form.", es: "Países del formulario de contacto." },
  },
};

const OPENING = "The label, title and sentence at the top of the page.";
const SEO = "Title in the browser's tab; title and text in search results and shared links.";
const CALL = "The band with the chat button that closes the page.";

/** What the fields' names do not tell: by file below content/, then by the field's path. */
export const HINTS: Record<string, Hints> = {
  "site.json": {
    url: "Public address of the site, without a slash at its end.",
    chat: "The WhatsApp button: what it writes for the visitor, and its own number if it is not the phone.",
    mail: "What the e-mail button writes for the visitor.",
    footerServices: "The first column of links in the footer of every page.",
    hero: "The film at the top of the home page and its pictures: wide for computers, portrait for phones.",
    presenter: "The video with the presenter, on the home page.",
    pictures: "Large pictures of single pages; the mosaic stands on Who we are.",
    exampleDeal: "Figures in US dollars of the sample calculation on the page Invest.",
  },
  "calculator.json": {
    rates: "Every figure that the calculator uses. Visitors can change those that are editable.",
    options: "What visitors can choose from.",
    defaults: "What is chosen at the start; each must be one of the options.",
    digits: "How many digits visitors can type.",
    sensitivity: "Steps of the table of risks, in percent; 0 must be among them.",
  },
  "text/common.json": {
    nav: "The menu at the top of every page.",
    film: "Buttons of all films and videos.",
    compare: "The before and after slider.",
    footer: "The bottom of every page.",
  },
  "text/home.json": {
    seo: SEO,
    hero: "Over the film at the top.",
    presentation: "Beside the video with the presenter.",
    features: "Reasons below the presenter, with a number each.",
    stats: "Title of the counters; the figures have a list of their own.",
    services: "Above the service cards.",
    projects: "Above and beside the before and after pictures.",
    testimonials: "Above the videos.",
    investWithUs: "Beside the contact form at the end.",
  },
  "text/who-we-are.json": {
    seo: SEO,
    intro: OPENING,
    team: "Above the team's roles.",
    gallery: "Above the mosaic.",
    ecosystem: "The drawing of how the parts work together.",
    call: CALL,
  },
  "text/services.json": { seo: SEO, intro: OPENING, index: "Title of the list of services.", call: CALL },
  "text/invest.json": {
    seo: SEO,
    intro: OPENING,
    steps: "Above the steps.",
    fit: "For whom it is right, and for whom not.",
    advantage: "The sample calculation; its figures are under Company, contact and pictures.",
    notice: "A legal notice: keep it.",
    call: CALL,
  },
  "text/contact-us.json": { seo: SEO, intro: OPENING },
  "text/contact-form.json": {
    important: "The privacy notice: a legal text.",
    popup: "The window after sending.",
    draft: "The e-mail or chat text that is offered when sending fails.",
  },
  "text/project.json": { neighbours: "Names the links to the projects beside it, for those who hear the page." },
  "text/not-found.json": { seo: SEO },
  "text/teaser.json": { basis: "The small print below the estimate: what it takes for granted." },
  "text/staff-mail.json": {
    intro: "The first sentence of each kind of mail.",
    page: "The page behind the links of a mail.",
  },
};
