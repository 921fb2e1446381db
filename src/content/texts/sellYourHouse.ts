import { filledList, group, line, paragraph } from "../schema/fields";
import { pageOpening, soldHouses, questionAndAnswer, seo } from "./shared";

const step = () => group({ when: line(30), title: line(60), text: paragraph(240) });

export const sellYourHouseText = group({
  seo: seo(),
  intro: pageOpening().shape({ address: line(40), formButton: line(40) }),
  proof: soldHouses(),
  steps: group({
    label: line(40),
    title: line(90),
    lead: paragraph(320),
    list: filledList(step(), { en: "steps", es: "los pasos" }),
  }),
  pays: group({
    label: line(40),
    title: line(90),
    lead: paragraph(320),
    item: line(30),
    who: line(30),
    rows: filledList(group({ item: line(90), who: line(60) }), { en: "costs", es: "los gastos" }),
  }),
  offer: group({
    label: line(40),
    title: line(90),
    text: paragraph(500),
    exampleTitle: line(80),
    sale: line(60),
    works: line(60),
    costs: line(80),
    profit: line(100),
    offer: line(60),
  }),
  questions: group({
    label: line(40),
    title: line(90),
    list: filledList(questionAndAnswer(), { en: "questions", es: "las preguntas" }),
  }),
  form: group({ title: line(60), lead: line(120), message: line(60), messageHelp: paragraph(200) }).meta({
    hint: {
      en: "The contact form on this page: its title, and its box for the house.",
      es: "El formulario de esta página: su título y el cuadro para describir la casa.",
    },
  }),
});
