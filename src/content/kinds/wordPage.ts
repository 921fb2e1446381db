import { group, line, list, markdown, order, paragraph } from "../fields";
import { seo } from "../texts/shared";

/** A page that is words only, at the address of its file's name; `content/pages/`. */
export const wordPageSchema = group({
  order: order(),
  seo: seo(),
  title: line(60).meta({ hint: "At the top of the page, and its link in the footer." }),
  lead: paragraph(320).meta({ hint: "The sentence below the title." }),
  sections: list()
    .of(group({ title: line(90), text: markdown(6000) }))
    .required("is missing: list the sections")
    .min(1, "needs at least one section")
    .max(40, "keep it to 40 sections at most"),
  questions: list()
    .of(group({ question: line(160), answer: markdown(2000) }))
    .max(60, "keep it to 60 questions at most")
    .meta({ hint: "Search engines are told of them. Leave the list empty where the page has none." }),
});
