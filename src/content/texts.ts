import { calculatorText, type CalculatorText } from "./texts/calculator";
import { commonText, type CommonText } from "./texts/common";
import { contactFormText, type ContactFormText } from "./texts/contactForm";
import { contactUsText, type ContactUsText } from "./texts/contactUs";
import { homeText, type HomeText } from "./texts/home";
import { investText, type InvestText } from "./texts/invest";
import { notFoundText, type NotFoundText } from "./texts/notFound";
import { servicesText, type ServicesText } from "./texts/services";
import { staffMailText, type StaffMailText } from "./texts/staffMail";
import { whoWeAreText, type WhoWeAreText } from "./texts/whoWeAre";

/** The schema of each file in `content/text/`, by the file's name. */
export const TEXT_SCHEMAS = {
  common: commonText,
  home: homeText,
  "who-we-are": whoWeAreText,
  services: servicesText,
  invest: investText,
  "contact-us": contactUsText,
  "not-found": notFoundText,
  "contact-form": contactFormText,
  calculator: calculatorText,
  "staff-mail": staffMailText,
};

/** The words of each file as a page receives them, in its own language. */
export interface Texts {
  common: CommonText;
  home: HomeText;
  "who-we-are": WhoWeAreText;
  services: ServicesText;
  invest: InvestText;
  "contact-us": ContactUsText;
  "not-found": NotFoundText;
  "contact-form": ContactFormText;
  calculator: CalculatorText;
  "staff-mail": StaffMailText;
}

export type TextName = keyof Texts;
