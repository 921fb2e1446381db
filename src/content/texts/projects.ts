import { group, line, paragraph } from "../schema/fields";
import { pageOpening, seo } from "./shared";

export const projectsText = group({
  seo: seo(),
  intro: pageOpening().shape({ listButton: line(40) }),
  totals: group({
    label: line(40),
    title: line(90),
    houses: line(60),
    losses: line(60),
    months: line(60),
    result: line(60),
    resultLoss: line(60),
    margin: line(60),
    note: paragraph(240),
  }).meta({
    hint: {
      en: "The figures themselves are added up from the projects.",
      es: "Las cifras se suman de los proyectos.",
    },
  }),
  list: group({
    title: line(60),
    filter: line(30),
    all: line(30),
    kinds: group({ house: line(40), rooms: line(40), loss: line(40) }),
    months: line(60, { placeholders: ["months"] }),
  }),
});
