/** The sections that a business may leave out of its pages, as `page.section`; those without entries are left out anyway. */
export const SECTIONS = {
  "home.presentation": { en: "Home: who is behind it", es: "Inicio: quién está detrás" },
  "home.features": { en: "Home: reasons", es: "Inicio: razones" },
  "whoWeAre.mission": { en: "Who we are: mission and vision", es: "Quiénes somos: misión y visión" },
  "whoWeAre.ecosystem": { en: "Who we are: how it fits together", es: "Quiénes somos: cómo encaja todo" },
  "invest.teaser": { en: "Invest: two amounts, your half", es: "Invertir: dos importes y su mitad" },
  "invest.advantage": { en: "Invest: advantages", es: "Invertir: ventajas" },
  "invest.fit": { en: "Invest: whom it suits", es: "Invertir: para quién es" },
  "invest.money": { en: "Invest: the money", es: "Invertir: el dinero" },
  "sellYourHouse.steps": { en: "Sell: the days until the money", es: "Vender: los días hasta el dinero" },
  "sellYourHouse.offer": { en: "Sell: how an offer is worked out", es: "Vender: cómo se calcula una oferta" },
  "sellYourHouse.pays": { en: "Sell: who pays what", es: "Vender: quién paga qué" },
  "sellYourHouse.questions": { en: "Sell: questions", es: "Vender: preguntas" },
} as const;

export type SectionName = keyof typeof SECTIONS;

/** The places that a link can name in sections that may be left out. */
export const PLACES: Partial<Record<SectionName, readonly string[]>> = {
  "whoWeAre.mission": ["mission", "vision"],
  "invest.teaser": ["teaser"],
  "invest.money": ["money"],
};
