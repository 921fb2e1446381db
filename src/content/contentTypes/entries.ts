// One schema per folder of entries. Lists on the site are sorted by `order`.
import { string } from "yup";
import { perLanguage } from "../../i18n/languages";
import { transcript, video } from "../schema/films";
import { charactersAtMost } from "../schema/fieldMessages";
import { entry } from "../schema/entry";
import { filledList, group, line, name, optional, paragraph, picture, integer, yesNo } from "../schema/fields";
import { link } from "../schema/linkField";
import { STEP_FIGURES } from "../interpolate";
import { sample } from "../schema/schemaParts";
import { ICON_NAMES } from "../schema/icons";

const icon = () =>
  string()
    .strict()
    .required({ en: "is missing: choose an icon", es: "falta: elija un icono" })
    .oneOf([...ICON_NAMES], {
      en: `must be one of the icons (in the files, ${ICON_NAMES.join(", ")})`,
      es: `debe ser uno de los iconos (en los archivos, ${ICON_NAMES.join(", ")})`,
    })
    // In Spanish, a field's key is another word.
    .meta({ options: { key: { en: "Key", es: "Llave" } } });

/** A symbol or two next to a number, as each language writes them; may be empty. */
function affix(example: string) {
  const missing = {
    en: `is missing: write ${example}, or leave it empty (in the files, "")`,
    es: `falta: escriba ${example}, o déjelo vacío (en los archivos, "")`,
  };
  return group(
    perLanguage(() => string().strict().defined(missing).nonNullable(missing).max(3, charactersAtMost(3))),
  ).meta({ kind: "localized", sameAllowed: true });
}

export const statSchema = entry({
  page: string()
    .strict()
    .required({ en: "is missing: choose `home` or `who-we-are`", es: "falta: elija `home` o `who-we-are`" })
    .oneOf(["home", "who-we-are"], { en: "must be `home` or `who-we-are`", es: "debe ser `home` o `who-we-are`" }),
  prefix: affix("+").meta({
    hint: {
      en: "Goes before the number, such as $; Spanish puts the + here. You can leave it empty.",
      es: "Va delante del número, como + o $. Puede quedar vacío.",
    },
  }),
  value: integer(0, 1_000_000_000),
  suffix: affix("M, %").meta({
    hint: {
      en: "Goes after the number, such as M, % or +. You can leave it empty.",
      es: "Va detrás del número, como M o %; el inglés pone aquí el +. Puede quedar vacío.",
    },
  }),
  title: line(40),
  description: line(120),
  isSample: sample(),
});

export const serviceSchema = entry({
  onHome: yesNo(),
  icon: icon(),
  title: line(40, { sameAllowed: true }),
  summary: line(140).meta({
    hint: {
      en: "Shown on the home page card, and at the start of the service on the Services page.",
      es: "En la tarjeta del inicio y al comienzo del servicio en la página de servicios.",
    },
  }),
  description: paragraph(500).meta({
    hint: { en: "Shown only on the Services page.", es: "Solo en la página de servicios." },
  }),
  points: filledList(line(100), { en: "points", es: "los puntos" }).meta({
    hint: { en: "Shown below the description.", es: "Van debajo de la descripción." },
  }),
  link: link().meta({
    hint: {
      en: "Where the home page card leads. To link to this service, write /services/# followed by the last part of this form's address, once it is saved, such as /services/#funding.",
      es: "Adónde lleva la tarjeta del inicio. Para enlazar a este servicio, escriba /services/# y la última parte de la dirección de este formulario, una vez guardado, como /services/#funding.",
    },
  }),
  picture: picture(900),
  tall: picture(900)
    .notRequired()
    .default(undefined)
    .meta({
      hint: {
        en: "An upright picture for the card on the home page; without one, the card shows the middle of the other.",
        es: "Una imagen vertical para la tarjeta del inicio; sin ella, la tarjeta muestra el centro de la otra.",
      },
    }),
});

export const testimonialSchema = entry({
  title: line(60, { mayBeName: true }),
  description: line(140),
  video: video(),
  transcript: transcript(),
  isSample: sample(),
});

/** A client's written testimonial, on the home page; a seller's also on the page for sellers. */
export const reviewSchema = entry({
  title: line(60, { sameAllowed: true }).meta({
    hint: { en: "The name of the person who wrote it.", es: "El nombre de quien lo escribió." },
  }),
  quote: paragraph(320),
  about: line(80).meta({
    hint: {
      en: "What they did with the company, such as “Sold a house” or “Invested in two projects”.",
      es: "Qué hicieron con la empresa, como “Vendió una casa” o “Invirtió en dos proyectos”.",
    },
  }),
  isSeller: yesNo()
    .notRequired()
    .meta({
      hint: {
        en: "Also shows it on the page for sellers.",
        es: "Lo muestra también en la página para quienes venden.",
      },
    }),
  isSample: sample(),
});

export const teamRoleSchema = entry({
  icon: icon(),
  title: line(40),
  description: line(140),
  person: group({
    name: name(60),
    portrait: picture(400, { mayBeName: true, cutTo: { shape: "4:5" } })
      .notRequired()
      .default(undefined)
      .meta({
        label: { en: "Portrait", es: "Retrato" },
        hint: { en: "Without one, the card shows the initials.", es: "Sin él, la tarjeta muestra las iniciales." },
      }),
    license: optional(line(80, { sameAllowed: true })).meta({
      hint: { en: "License type and number, if any.", es: "Tipo y número de licencia, si la hay." },
    }),
    bio: optional(paragraph(2000)).meta({
      hint: {
        en: "Folded on the page until somebody opens it.",
        es: "Plegada en la página hasta que alguien la abre.",
      },
    }),
  })
    .notRequired()
    .default(undefined)
    .meta({
      hint: {
        en: "The person in this role. If you fill this in, the card shows their portrait, or their initials, instead of the icon.",
        es: "La persona que tiene esta función. Si la completa, la tarjeta muestra su retrato, o sus iniciales, en lugar del icono.",
      },
    }),
});

export const stepSchema = entry({
  title: line(40),
  text: paragraph(300),
  time: line(80).meta({ hint: { en: "How long it takes.", es: "Cuánto dura." } }),
  cost: line(80, { mayInclude: STEP_FIGURES }).meta({
    hint: {
      en: "What it costs. {{low}}, {{high}}, {{reserve}} and {{sale}} are the calculator’s.",
      es: "Cuánto cuesta. {{low}}, {{high}}, {{reserve}} y {{sale}} son los de la calculadora.",
    },
  }),
  picture: picture(900),
});
