import { group, line, paragraph } from "../schema/fields";
import { callBand, opening, pageOpening, seo, titleAndText } from "./shared";

export const whoWeAreText = group({
  seo: seo(),
  intro: pageOpening(),
  counters: group({ title: line(60) }),
  mission: titleAndText(),
  vision: titleAndText(),
  team: opening().shape({ bio: line(60, { placeholders: ["name"] }) }),
  gallery: opening(),
  ecosystem: group({
    label: line(40),
    title: line(90),
    lead: paragraph(320),
    center: line(24, { sameAllowed: true }),
    find: line(24),
    fund: line(24),
    plan: line(24),
    renovate: line(24),
    manage: line(24),
    sell: line(24),
  }),
  call: callBand(),
});
