import { group, textLike } from "../schema/fields";
import { choiceOf } from "../schema/schemaParts";

/** The programs of analytics whose script a site can carry (src/build/html/finishPages.ts). */
const ANALYTICS = ["plausible", "umami", "matomo"] as const;

export const analytics = () =>
  group({
    service: choiceOf(ANALYTICS),
    address: textLike(
      /^https:\/\/[\w-]+(\.[\w-]+)*(:\d+)?$/,
      { en: "is missing: write the address", es: "falta: escriba la dirección" },
      {
        en: "must be an https address without a path, such as https://plausible.io",
        es: "debe ser una dirección https sin ruta, como https://plausible.io",
      },
    ).meta({ hint: { en: "Where the program runs.", es: "Dónde funciona el programa." } }),
    id: textLike(
      /^[\w.-]{1,80}$/,
      { en: "is missing: write the site's name there", es: "falta: escriba el nombre del sitio allí" },
      { en: "may have letters, digits, periods, and hyphens", es: "puede tener letras, cifras, puntos y guiones" },
    ).meta({
      hint: {
        en: "How the program names this site: Plausible, its domain; Umami, the website ID; Matomo, the site's number.",
        es: "Cómo llama el programa a este sitio: Plausible, el dominio; Umami, el ID del sitio; Matomo, su número.",
      },
    }),
  })
    .notRequired()
    .default(undefined)
    .meta({
      label: { en: "Analytics", es: "Analítica web" },
      hint: {
        en: "Only if you use one of these programs: every page then loads its script.",
        es: "Solo si usa uno de estos programas: cada página carga entonces su código.",
      },
    });
