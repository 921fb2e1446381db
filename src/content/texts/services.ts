import { group, line } from "../schema/fields";
import { callBandWithLinks, opening, seo } from "./shared";

export const servicesText = group({
  seo: seo(),
  intro: opening(),
  index: line(40),
  ask: group({ link: line(80, { placeholders: ["title"] }), message: line(160, { placeholders: ["title"] }) }),
  call: callBandWithLinks(),
});
