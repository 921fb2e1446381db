import { useEffect, useState } from "react";
import { LazyCalculator } from "../calculator/LazyCalculator";
import { SharedDealNote } from "../calculator/SharedDealNote";
import { codeOfAddress } from "../calculator/shareParameter";
import { usePreparedCalculator } from "../calculator/usePreparedCalculator";
import type { ContactFacts } from "../components/contactLinks";
import type { SwitchedFields } from "../contact/fields/contactFields";
import { ContactForm } from "../contact/ui/ContactForm";
import { wasContactSent } from "../contact/submit/contactSent";
import { useContactCompletion } from "../contact/submit/useContactCompletion";
import { usePageWords } from "../content/pageWords";
import type { Country } from "../content/kinds/country";
import type { Texts } from "../content/texts";
import { pathIn } from "../i18n/paths";
import { InvestWithUs } from "../sections/InvestWithUs";
import { useInBrowser } from "./useInBrowser";

interface HomeContactProps {
  text: Pick<Texts["home"], "investWithUs" | "calculator">;
  formText: Texts["contact-form"];
  countries: readonly Country[];
  switched: SwitchedFields;
  company: ContactFacts;
}

const carriesDeal = () => codeOfAddress() !== null;

/** The home page's form, and behind it the calculator for those who have sent the form in this browser session. */
export function HomeContact({ text, formText, countries, switched, company }: HomeContactProps) {
  const { language, path } = usePageWords();
  const [isSentNow, complete] = useContactCompletion("calculator");
  const wasSent = useInBrowser(wasContactSent);
  const isShared = useInBrowser(carriesDeal);
  const [calculation, setCalculation] = useState<Record<string, unknown>>();
  usePreparedCalculator("contact", language);
  const isOpen = isSentNow || wasSent;
  useEffect(() => {
    // The browser has looked for the place when it was not there yet.
    if (wasSent && location.hash === "#calculator") document.getElementById("calculator")?.scrollIntoView();
  }, [wasSent]);
  return (
    <>
      <InvestWithUs text={text.investWithUs} company={company}>
        {isShared && !isOpen && <SharedDealNote text={text.calculator.sharedDeal} />}
        <ContactForm
          text={formText}
          countries={countries}
          switched={switched}
          language={language}
          contact={company}
          page={pathIn(language, path)}
          onCompleted={complete}
          calculation={calculation}
        />
      </InvestWithUs>
      {isOpen && (
        <LazyCalculator
          text={text.calculator}
          language={language}
          company={company}
          requestUrl="#contact"
          onCalculation={setCalculation}
        />
      )}
    </>
  );
}
