import { useEffect, useState, useCallback, useMemo, useSyncExternalStore } from "react";
import { LazyCalculator, usePreparedCalculator } from "../calculator/LazyCalculator";
import { codeOfAddress } from "../calculator/shareParameter";
import type { ContactFacts } from "../components/contactLinks";
import type { SwitchedFields } from "../contact/fields/contactFields";
import { ContactForm } from "../contact/ui/ContactForm";
import type { Country } from "../content/contentTypes/country";
import { usePageWords } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { pathIn } from "../i18n/paths";
import { CalculatorPreview, type PreviewContent, type OwnDeal } from "../sections/CalculatorPreview";
import { InvestWithUs } from "../sections/InvestWithUs";
import { isCalculatorOpen } from "./isCalculatorOpen";
import { useInBrowser } from "./useInBrowser";
import { readPending, PENDING_CHANGED } from "../calculator/pendingDeal";
import { isRecord } from "../content/isRecord";
import { focusShown } from "../platform/focusShown";

function watch(changed: () => void): () => void {
  window.addEventListener(PENDING_CHANGED, changed);
  return () => window.removeEventListener(PENDING_CHANGED, changed);
}

const kept = () => JSON.stringify(readPending() ?? null);
const notYet = () => "null";

/** The deal kept for the calculator, typed into the teaser or picked from the projects; undefined in the HTML. */
export function useOwnDeal(): OwnDeal | undefined {
  const stored = useSyncExternalStore(watch, kept, notYet);
  return useMemo(() => {
    const wanted: unknown = JSON.parse(stored);
    if (!isRecord(wanted) || !isRecord(wanted.inputs)) return undefined;
    const { purchasePrice, arv } = wanted.inputs;
    if (typeof purchasePrice !== "number" || typeof arv !== "number") return undefined;
    return { purchasePrice, salePrice: arv, ...(typeof wanted.name === "string" && { name: wanted.name }) };
  }, [stored]);
}

// By then the popup has appeared, and what it reveals is in the page.
const SCROLL_DELAY_MS = 400;

function scrollTo(id: string): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
}

/**
 * Whether the form was submitted since the page opened, and whether the request has arrived; and the callback for it,
 * which scrolls to `revealedId`.
 */
function useContactCompletion(revealedId: string) {
  const [completed, setCompleted] = useState<{ hasArrived: boolean }>();
  const complete = useCallback(
    (hasArrived: boolean) => {
      setCompleted({ hasArrived });
      setTimeout(() => scrollTo(revealedId), SCROLL_DELAY_MS);
    },
    [revealedId],
  );
  return { completed, complete };
}

interface HomeContactProps {
  text: Pick<Texts["home"], "investWithUs" | "calculator" | "preview"> & { deal: Texts["home"]["projects"]["deal"] };
  formText: Texts["contact-form"];
  countries: readonly Country[];
  switched: SwitchedFields;
  company: ContactFacts;
  preview?: PreviewContent;
  /** Only those who have sent the form may use the calculator. */
  isGated: boolean;
}

const carriesDeal = () => codeOfAddress() !== null;

/** Once the popup closes, moves focus to where the page has scrolled. */
function focusCalculator(): boolean {
  const heading = document.querySelector<HTMLElement>("#calculator h2");
  if (!heading) return false;
  heading.tabIndex = -1;
  focusShown(heading, null);
  return true;
}

/** The home page's form, and the calculator, which may be for those who have sent it; anyone can read a shared deal. */
export function HomeContact({ text, formText, countries, switched, company, preview, isGated }: HomeContactProps) {
  const { language, path } = usePageWords();
  const { completed, complete } = useContactCompletion("calculator");
  const wasOpen = useInBrowser(() => !isGated || isCalculatorOpen());
  const isShared = useInBrowser(carriesDeal);
  const own = useOwnDeal();
  const [calculation, setCalculation] = useState<Record<string, unknown>>();
  usePreparedCalculator("contact", language);
  const isOpen = completed !== undefined || wasOpen;
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
          !completed?.hasArrived && (
            <CalculatorPreview
              text={text.preview}
              dealText={text.deal}
              preview={preview}
              // An open calculator has taken it.
              own={part === "calculator" ? undefined : own}
              isGated={isGated}
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
