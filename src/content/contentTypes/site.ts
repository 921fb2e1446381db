import { mediaFile, transcript, video } from "../schema/films";
import { entriesAtMost } from "../schema/fieldMessages";
import { group, line, list, name, optional, paragraph, picture, textLike, yesNo } from "../schema/fields";
import { link } from "../schema/linkField";
import type { InferType } from "yup";
import { choiceOf, sample } from "../schema/schemaParts";
import { SECTIONS } from "../../site/sections";
import { STATE_CHOICES } from "../usStates";
import { analytics } from "./analytics";
import { exampleDeal, offerExample, saleCompared } from "./examples";
import { profile } from "./socialProfile";
import { openingHours, specialHours } from "./openingHours";

/** A silent film in two formats: every browser plays at least one. */
const film = () => group({ mp4: mediaFile("mp4").meta({ playsAtOnce: true }), webm: mediaFile("webm") });

const SECTION_NAMES = Object.keys(SECTIONS);

/** The company's facts and the pages' pictures: `content/site.json`. */
export const siteSchema = group({
  url: textLike(
    /^https:\/\/[^\s/?#{}]+$/,
    { en: "is missing: write the address", es: "falta: escriba la dirección" },
    {
      en: "must be an https address without a slash at the end and without ?, #, or braces, such as https://www.your-company.com",
      es: "debe ser una dirección https sin barra al final y sin ?, # ni llaves, como https://www.your-company.com",
    },
  ),
  brand: name(24),
  brandBar: yesNo().meta({
    hint: {
      en: "Draws a line before the last letter of the name, wherever the name stands as a logo.",
      es: "Dibuja una línea antes de la última letra del nombre, donde el nombre es el logotipo.",
    },
  }),
  logo: yesNo()
    .notRequired()
    .meta({
      hint: {
        en: "Shows your own logo in place of the name, once a developer has put its drawing into the site.",
        es: "Muestra su propio logotipo en lugar del nombre, una vez que un desarrollador haya puesto el dibujo en el sitio.",
      },
    }),
  legalName: name(60),
  contact: group({
    phone: textLike(
      /^\+\d[\d ]{6,18}( ext\. \d{1,6})?$/,
      { en: "is missing: write the phone number", es: "falta: escriba el número de teléfono" },
      {
        en: "must start with + and the country code, then digits and spaces, such as +1 305 555 0142, or +1 305 555 0142 ext. 3",
        es: "debe empezar por + y el código del país y seguir con cifras y espacios, como +1 305 555 0142, o +1 305 555 0142 ext. 3",
      },
    ).meta({
      kind: "phone",
      hint: {
        en: "In the editor, write it any way you like, such as (305) 555-0142: it is saved as +1 305 555 0142.",
        es: "En el editor, escríbalo como quiera, por ejemplo (305) 555-0142: se guarda como +1 305 555 0142.",
      },
    }),
    email: textLike(
      /^[^\s{}@:,;]+@[^\s{}@:,;]+\.[^\s{}@:,;.]+$/,
      { en: "is missing: write the email address", es: "falta: escriba la dirección de correo" },
      {
        en: "must be a single email address, such as office@your-company.com",
        es: "debe ser una sola dirección de correo, como office@your-company.com",
      },
    ),
    street: name(80),
    city: name(40),
    state: name(2)
      .oneOf(Object.keys(STATE_CHOICES), {
        en: "must be the two letters of a state, such as FL",
        es: "debe ser las dos letras de un estado, como FL",
      })
      .meta({
        options: STATE_CHOICES,
        hint: { en: "Texts name it with {{state}}.", es: "Los textos lo nombran con {{state}}." },
      }),
    region: optional(line(40)).meta({
      hint: {
        en: "Where you buy houses, as it follows “in”, such as North Texas. Texts name it with {{region}}; without it, they name the state.",
        es: "Dónde compran casas, como va después de “en”, por ejemplo el norte de Texas. Los textos lo nombran con {{region}}; sin él, nombran el estado.",
      },
    }),
    postalCode: name(10),
    openingHours: openingHours(),
    specialHours: specialHours().meta({
      hint: {
        en: "Holidays, in both languages at once. Without times it says closed; days that are over disappear.",
        es: "Días festivos, en los dos idiomas a la vez. Sin horas dice cerrado; los días pasados desaparecen.",
      },
    }),
    hoursNote: optional(line(80)).meta({
      hint: {
        en: "Follows the days and hours, such as the time zone and the languages you speak.",
        es: "Va después de los días y las horas: por ejemplo, la zona horaria y los idiomas que hablan.",
      },
    }),
    areaServed: list()
      .of(name(60))
      .max(20, entriesAtMost(20))
      .meta({
        hint: {
          en: "Counties or cities you serve, for search engines.",
          es: "Condados o ciudades que atiende, para los buscadores.",
        },
      }),
  }),
  chat: group({
    number: textLike(
      /^\d{8,15}$/,
      { en: "is missing: write the number", es: "falta: escriba el número" },
      {
        en: "must be digits only, with the country code, such as 16145550142",
        es: "debe tener solo cifras, con el código del país, como 16145550142",
      },
    )
      .notRequired()
      .meta({
        kind: "phone",
        orPhone: true,
        hint: {
          en: "Fill this in only if the chat has its own number. Numbers from other countries need their country code.",
          es: "Complételo solo si el chat tiene un número propio. Los de otros países llevan el código del país.",
        },
      }),
    message: line(160),
  }),
  mail: group({ subject: line(80), body: paragraph(300) }),
  contactForm: group({
    intent: yesNo().meta({
      hint: {
        en: "Asks whether the visitor wants to invest, sell a house, or both.",
        es: "Pregunta si el visitante quiere invertir, vender una casa o ambas cosas.",
      },
    }),
    message: yesNo().meta({
      hint: {
        en: "Shows a box for a message of up to 1,000 characters.",
        es: "Muestra un cuadro para un mensaje de hasta 1000 caracteres.",
      },
    }),
  }).meta({
    hint: {
      en: "Optional fields shown in the contact form in addition to its standard ones.",
      es: "Campos opcionales que el formulario de contacto muestra además de sus campos habituales.",
    },
  }),
  doors: group({ title: line(60), invest: line(40), sell: line(40) }).meta({
    label: { en: "Two doors", es: "Dos puertas" },
    hint: {
      en: "The links to the pages for investors and for sellers: below the first picture of the home page, and above the footer of the others.",
      es: "Los enlaces a las páginas para inversionistas y para quienes venden: bajo la primera imagen del inicio y sobre el pie de las demás.",
    },
  }),
  phoneBar: group({
    show: yesNo(),
    label: line(40),
    call: line(14),
    chat: line(14, { sameAllowed: true }),
    write: line(14),
  }).meta({
    hint: {
      en: "The bar at the bottom of phone screens: call, chat, write.",
      es: "La barra al pie de la pantalla del teléfono: llamar, chatear, escribir.",
    },
  }),
  social: group({ linkedin: profile(), instagram: profile(), facebook: profile(), tiktok: profile() }).meta({
    hint: {
      en: "The icons in the footer. Leave out the networks that the company does not use.",
      es: "Los iconos del pie de página. Deje vacías las redes que la empresa no usa.",
    },
  }),
  menu: list()
    .of(group({ label: line(20, { sameAllowed: true }), to: link() }))
    .max(3, entriesAtMost(3))
    .meta({
      hidesDrafts: true,
      hint: {
        en: "More entries of the menu, such as a blog: after the five pages, in the drawer and in the footer.",
        es: "Más entradas del menú, como un blog: después de las cinco páginas, en el menú del teléfono y en el pie.",
      },
    }),
  leftOut: list()
    .of(choiceOf(SECTION_NAMES).meta({ options: SECTIONS }))
    .max(SECTION_NAMES.length, entriesAtMost(SECTION_NAMES.length))
    .meta({
      hint: {
        en: "Sections that your pages do without. Links to them must go, too.",
        es: "Secciones de las que sus páginas prescinden. Los enlaces a ellas también tienen que irse.",
      },
    }),
  footerServices: list()
    .of(group({ label: line(40, { sameAllowed: true }), to: link() }))
    .required({
      en: "is missing: list the services for the footer, if any",
      es: "falta: enumere los servicios del pie de página, si los hay",
    })
    .max(12, entriesAtMost(12))
    .meta({ hidesDrafts: true }),
  calculatorGate: yesNo().meta({
    hint: {
      en: "Opens the calculator only to visitors who have sent the form. Turn it off, and anyone can use it at once.",
      es: "Abre la calculadora solo a quien ha enviado el formulario. Desactívelo y cualquiera puede usarla enseguida.",
    },
  }),
  hero: group({
    wide: picture(1600),
    portrait: picture(800),
    wideFilm: film()
      .notRequired()
      .default(undefined)
      .meta({
        hint: {
          en: "It should begin and end with the wide picture, so visitors don't notice a jump. Phones show only the picture.",
          es: "Debe empezar y terminar con la imagen ancha, para que no se note el cambio. Los teléfonos muestran solo la imagen.",
        },
      }),
  }),
  presenter: group({
    video: video(),
    transcript: transcript(),
    isSample: sample(),
  })
    .notRequired()
    .default(undefined),
  pictures: group({
    whoWeAre: picture(900),
    mosaic: list()
      .of(group({ picture: picture(900), caption: line(60) }))
      .max(8, entriesAtMost(8)),
    services: picture(900),
    invest: picture(900),
    contact: picture(900),
    sell: picture(900),
    projects: picture(900),
    notFoundBefore: picture(900),
    notFoundAfter: picture(900, { sameShapeAs: "notFoundBefore" }),
  }),
  analytics: analytics(),
  exampleDeal: exampleDeal(),
  offerExample: offerExample(),
  saleCompared: saleCompared(),
});

export type SiteContent = InferType<typeof siteSchema>;
