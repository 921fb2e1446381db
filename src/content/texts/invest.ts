import { filledList, group, line, paragraph } from "../schema/fields";
import { link } from "../schema/linkField";
import { callBand, opening, pageOpening, points, soldHouses, seo } from "./shared";

const fitCard = () =>
  group({
    title: line(60),
    yes: filledList(line(160), { en: "good signs", es: "las señales a favor" }),
    no: filledList(line(160), { en: "warnings", es: "las señales en contra" }),
  });

export const investText = group({
  seo: seo(),
  intro: pageOpening().shape({ formButton: line(40), moneyButton: line(40) }),
  proof: soldHouses(),
  steps: opening(),
  fit: group({
    label: line(40),
    title: line(90),
    lead: paragraph(320),
    yes: line(30),
    no: line(30),
    cards: filledList(fitCard(), { en: "cards", es: "las tarjetas" }),
  }),
  money: points({ more: group({ label: line(60), to: link() }) }),
  advantage: group({ label: line(40), title: line(90), text: paragraph(500), formButton: line(40) }),
  call: callBand(),
});
