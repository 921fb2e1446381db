import { group, line } from "../schema/fields";
import { pageOpening, besideForm, seo } from "./shared";

export const contactUsText = group({
  seo: seo(),
  intro: pageOpening(),
  form: group({ title: line(60) }),
  ...besideForm(),
});
