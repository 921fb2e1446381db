import { group, line, type InferType, type InOneLanguage } from "../fields";
import { callBand, opening, seo } from "./shared";

export const servicesText = group({
  seo: seo(),
  intro: opening(),
  index: line(40),
  call: callBand(),
});

export type ServicesText = InOneLanguage<InferType<typeof servicesText>>;
