import { readSavedDeals } from "../calculator/share/dealStorage";
import { wasContactSent } from "../contact/submit/contactSent";

/** True if the visitor has sent the contact form in this browser, or has saved deals from the calculator. */
export const isCalculatorOpen = (): boolean => wasContactSent() || readSavedDeals().length > 0;
