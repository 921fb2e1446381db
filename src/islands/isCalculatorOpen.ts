import { readSavedDeals } from "../calculator/share/dealStorage";
import { wasContactSent } from "../contact/submit/contactSent";

/** True in a browser whose visitor has sent the contact form, or keeps deals from the calculator. */
export const isCalculatorOpen = (): boolean => wasContactSent() || readSavedDeals().length > 0;
