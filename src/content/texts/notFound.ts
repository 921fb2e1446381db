import { group, line, paragraph } from "../schema/fields";
import { seo } from "./shared";

export const notFoundText = group({
  seo: seo(),
  label: line(40),
  title: line(60),
  text: paragraph(240),
  homeButton: line(40),
});
