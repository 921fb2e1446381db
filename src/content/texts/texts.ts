import type { InferType } from "yup";
import type { InOneLanguage } from "../schema/inOneLanguage";
import { calculatorText } from "./calculator";
import { commonText } from "./common";
import { contactFormText } from "./contactForm";
import { contactUsText } from "./contactUs";
import { homeText } from "./home";
import { investText } from "./invest";
import { notFoundText } from "./notFound";
import { projectText } from "./project";
import { projectsText } from "./projects";
import { sellYourHouseText } from "./sellYourHouse";
import { servicesText } from "./services";
import { staffMailText } from "./staffMail";
import { teaserText } from "./teaser";
import { whoWeAreText } from "./whoWeAre";

/** The schema of each file in `content/text/`, by file name. */
export const TEXT_SCHEMAS = {
  common: commonText,
  home: homeText,
  "who-we-are": whoWeAreText,
  services: servicesText,
  invest: investText,
  "contact-us": contactUsText,
  "sell-your-house": sellYourHouseText,
  project: projectText,
  projects: projectsText,
  "not-found": notFoundText,
  "contact-form": contactFormText,
  calculator: calculatorText,
  teaser: teaserText,
  "staff-mail": staffMailText,
};

/** A section whose words are not settled yet says so (src/content/openMarks.ts). */
type Section<T> = T extends string | readonly unknown[] ? T : T & { readonly isSample?: boolean };

type Sections<T> = { [Key in keyof T]: Section<T[Key]> };

/** The words of each file in one language, as a page receives them. */
export type Texts = {
  [Name in keyof typeof TEXT_SCHEMAS]: Sections<InOneLanguage<InferType<(typeof TEXT_SCHEMAS)[Name]>>>;
};

export type TextName = keyof Texts;
