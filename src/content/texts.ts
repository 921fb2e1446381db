import type { InferType, InOneLanguage } from "./fields";
import { calculatorText } from "./texts/calculator";
import { commonText } from "./texts/common";
import { contactFormText } from "./texts/contactForm";
import { contactUsText } from "./texts/contactUs";
import { homeText } from "./texts/home";
import { investText } from "./texts/invest";
import { notFoundText } from "./texts/notFound";
import { projectText } from "./texts/project";
import { servicesText } from "./texts/services";
import { staffMailText } from "./texts/staffMail";
import { teaserText } from "./texts/teaser";
import { whoWeAreText } from "./texts/whoWeAre";

/** The schema of each file in `content/text/`, by the file's name. */
export const TEXT_SCHEMAS = {
  common: commonText,
  home: homeText,
  "who-we-are": whoWeAreText,
  services: servicesText,
  invest: investText,
  "contact-us": contactUsText,
  project: projectText,
  "not-found": notFoundText,
  "contact-form": contactFormText,
  calculator: calculatorText,
  teaser: teaserText,
  "staff-mail": staffMailText,
};

/** The words of each file as a page receives them, in its own language. */
export type Texts = { [Name in keyof typeof TEXT_SCHEMAS]: InOneLanguage<InferType<(typeof TEXT_SCHEMAS)[Name]>> };

export type TextName = keyof Texts;
