import { group, line, paragraph } from "../schema/fields";

/** Words around a project on its own page; the words for its deal are the home page's. */
export const projectText = group({
  seo: group({
    title: line(60, { placeholders: ["title"] }),
    description: paragraph(160, { placeholders: ["title", "area", "months"] }),
  }),
  label: line(40),
  place: line(40),
  area: line(40),
  months: line(40),
  soldOn: line(40),
  checked: paragraph(200),
  record: line(60),
  neighbors: line(60),
  previous: line(40),
  next: line(40),
  all: line(40),
});
