import { group, line } from "../schema/fields";
import { callBand, pageOpening, seo } from "./shared";

export const servicesText = group({
  seo: seo(),
  intro: pageOpening(),
  index: line(40),
  ask: group({ link: line(80, { placeholders: ["title"] }), message: line(160, { placeholders: ["title"] }) }),
  call: callBand(),
});
