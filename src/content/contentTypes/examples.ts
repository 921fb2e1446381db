// Invented figures that pages work out examples with, in whole dollars.
import { entriesAtMost } from "../schema/fieldMessages";
import { dollars, group, line, list } from "../schema/fields";

/** Two amounts: the renovation is the calculator's. */
export const exampleDeal = () =>
  group({ purchasePrice: dollars(1), salePrice: dollars(1) }).meta({
    hint: {
      en: "The example of the estimate on Invest, in US dollars. The calculator adds the renovation and the other costs.",
      es: "El ejemplo de la estimación en Invertir, en dólares. La calculadora agrega la obra y los demás costos.",
    },
  });

export const offerExample = () =>
  group({ purchasePrice: dollars(1), works: dollars(0), salePrice: dollars(1) }).meta({
    hint: {
      en: "The example on the page for sellers, in US dollars. The calculator adds the other costs, for the typical months.",
      es: "El ejemplo de la página para quienes venden, en dólares. La calculadora agrega los demás costos, con los meses habituales.",
    },
  });

/** What a sale costs with us, at the price of the sellers' example, and with an agent. */
export const saleCompared = () =>
  group({
    agentPrice: dollars(1),
    costs: list()
      .of(group({ item: line(60), withUs: dollars(0), withAgent: dollars(0) }))
      .max(8, entriesAtMost(8)),
  })
    .notRequired()
    .default(undefined)
    .meta({
      hint: {
        en: "The sellers' example once more, beside what a sale with an agent would leave.",
        es: "El ejemplo para quien vende, junto a lo que dejaría una venta con agente.",
      },
    });
