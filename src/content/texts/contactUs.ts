import { group, line, paragraph, type InferType, type InOneLanguage } from "../fields";
import { opening, seo } from "./shared";

export const contactUsText = group({
  seo: seo(),
  intro: opening(),
  form: group({ title: line(60) }),
  facts: group({ title: line(60), hours: line(30) }),
  accessibility: group({
    title: line(60),
    aim: paragraph(500),
    measures: paragraph(600),
    limits: paragraph(500),
    feedback: paragraph(400),
  }),
});

export type ContactUsText = InOneLanguage<InferType<typeof contactUsText>>;
