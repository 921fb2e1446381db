import { useEffect, useState } from "react";
import { LazyCalculator, usePreparedCalculator } from "../calculator/LazyCalculator";
import { codeOfAddress } from "../calculator/shareParameter";
import type { ContactFacts } from "../components/contactLinks";
import type { SwitchedFields } from "../contact/fields/contactFields";
import { useContactCompletion } from "../contact/submit/useContactCompletion";
import { ContactForm } from "../contact/ui/ContactForm";
import type { Country } from "../content/contentTypes/country";
import { usePageWords } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { pathIn } from "../i18n/paths";
import { CalculatorPreview, type PreviewContent } from "../sections/CalculatorPreview";
import { InvestWithUs } from "../sections/InvestWithUs";
import { isCalculatorOpen } from "./isCalculatorOpen";
import { useInBrowser } from "./useInBrowser";
import { useOwnDeal } from "./useOwnDeal";

interface HomeContactProps {
  text: Pick<Texts["home"], "investWithUs" | "calculator" | "preview"> & { deal: Texts["home"]["projects"]["deal"] };
  formText: Texts["contact-form"];
  countries: readonly Country[];
  switched: SwitchedFields;
  company: ContactFacts;
  preview?: PreviewContent;
}

const carriesDeal = () => codeOfAddress() !== null;

/** Once the popup closes, moves focus to where the page has scrolled. */
function focusCalculator(): boolean {
  const heading = document.querySelector<HTMLElement>("#calculator h2");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** The home page's form, and the calculator for visitors who have sent it; anyone can read a shared deal. */
export function HomeContact({ text, formText, countries, switched, company, preview }: HomeContactProps) {
  const { language, path } = usePageWords();
  const [isSentNow, complete] = useContactCompletion("calculator");
  const wasOpen = useInBrowser(isCalculatorOpen);
  const isShared = useInBrowser(carriesDeal);
  const own = useOwnDeal();
  const [calculation, setCalculation] = useState<Record<string, unknown>>();
  usePreparedCalculator("contact", language);
  const isOpen = isSentNow || wasOpen;
  const part = isOpen ? "calculator" : isShared ? "report" : undefined;
  useEffect(() => {
    // The browser looked for the fragment's target before it existed.
    if ((wasOpen || isShared) && location.hash === "#calculator")
      document.getElementById("calculator")?.scrollIntoView();
  }, [wasOpen, isShared]);
  return (
    <>
      <InvestWithUs
        text={text.investWithUs}
        // Next to the short confirmation, the preview would be a long column with nothing beside it.
        preview={
          !isSentNow && (
            <CalculatorPreview
              text={text.preview}
              dealText={text.deal}
              preview={preview}
              // An open calculator has taken it.
              own={part === "calculator" ? undefined : own}
              place={part ?? "closed"}
            />
          )
        }
      >
        <ContactForm
          text={formText}
          countries={countries}
          switched={switched}
          language={language}
          contact={company}
          page={pathIn(language, path)}
          onCompleted={complete}
          placeFocus={focusCalculator}
          calculation={calculation}
        />
      </InvestWithUs>
      {part && (
        <LazyCalculator
          key={part}
          part={part}
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
