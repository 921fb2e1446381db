// A project: what was done, in pictures, and how it turned out, in figures.
import { pastDay } from "../schema/dates";
import { entriesAtMost } from "../schema/fieldMessages";
import { entry } from "../schema/entry";
import { dollars, group, integer, line, list, optional, paragraph, picture, yesNo } from "../schema/fields";
import { link } from "../schema/linkField";

/** How a project turned out: its figures, a loss too, and what went wrong, if anything did. */
const projectDealSchema = group({
  purchasePrice: dollars(1),
  works: dollars(1).meta({
    hint: { en: "What the renovation cost in the end.", es: "Lo que costó al final la renovación." },
  }),
  otherCosts: dollars(0).meta({
    hint: {
      en: "Closing, loan, taxes, utilities, and selling costs, all together.",
      es: "Cierre, préstamo, impuestos, servicios públicos y gastos de venta, todo junto.",
    },
  }),
  salePrice: dollars(1),
  months: integer(1, 60).meta({ hint: { en: "From purchase to sale.", es: "De la compra a la venta." } }),
  soldOn: pastDay("2025-06-30")
    .notRequired()
    .meta({
      hint: { en: "The project’s page says the month and year.", es: "La página del proyecto dice el mes y el año." },
    }),
  record: link()
    .notRequired()
    .meta({
      hint: {
        en: "Where anyone can check the sale: the county’s public record or the listing.",
        es: "Donde cualquiera puede comprobar la venta: el registro público del condado o el anuncio.",
      },
    }),
  differed: list()
    .of(group({ name: line(60), planned: dollars(0), actual: dollars(0) }))
    .required({
      en: "is missing: list what cost more or less than planned, if anything did",
      es: "falta: enumere lo que costó más o menos de lo previsto, si lo hubo",
    })
    .max(4, entriesAtMost(4)),
  wentWrong: optional(paragraph(240)),
  isSample: yesNo().meta({
    hint: {
      en: "Adds a note to the figures saying that they are a sample.",
      es: "Agrega a las cifras una nota de que son una muestra.",
    },
  }),
})
  .notRequired()
  .default(undefined)
  .meta({
    label: { en: "Figures of the project", es: "Cifras del proyecto" },
    hint: {
      en: "Only for a whole house that was bought, renovated, and sold. Include losses, too.",
      es: "Solo para una casa que se compró, renovó y vendió. Las pérdidas también van aquí.",
    },
  });

export const projectSchema = entry({
  title: line(60, { mayBeName: true }),
  description: paragraph(300),
  place: optional(line(60, { sameAllowed: true })).meta({
    hint: {
      en: "Neighborhood and city, shown on the project’s own page.",
      es: "Barrio y ciudad, en la página del proyecto.",
    },
  }),
  areaSqft: integer(100, 100_000),
  months: integer(1, 60),
  deal: projectDealSchema,
  before: picture(1200, { cutTo: { shape: "16:9", beside: "after" } }).meta({
    hint: { en: "The house before renovation.", es: "La casa antes de la renovación." },
  }),
  after: picture(1200, { sameShapeAs: "before", cutTo: { shape: "16:9", beside: "before" } }).meta({
    hint: { en: "The same view after renovation.", es: "La misma vista después de la renovación." },
  }),
  detail: picture(1200)
    .notRequired()
    .default(undefined)
    .meta({
      hint: {
        en: "One more picture, on the project’s own page.",
        es: "Una imagen más, en la página del proyecto.",
      },
    }),
});
