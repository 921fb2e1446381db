import { memo, useRef, useState } from "react";
import { interpolate } from "../../content/interpolate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { KeptDeal, SharedDeal } from "../model/rates";
import { MOST_SAVED, readSavedDeals, removeDeal, saveDeal } from "./dealStorage";
import { decodeDeal } from "./decodeDeal";
import { encodeDeal } from "./shareLink";
import { Button } from "../ui/Button";
import { useWords } from "../words/words";
import { SavedTable } from "./SavedTable";
import { savedColumns } from "./savedColumns";
import * as styles from "./keep.module.css";
import { focusShown } from "../../platform/focusShown";

interface SavedDealsProps {
  /** The calculated deal. */
  shared: KeptDeal | undefined;
  presentContent: CalculatorContent;
  open: (deal: SharedDeal) => void;
}

/** Deals saved in this browser, side by side. */
export const SavedDeals = memo(function SavedDeals({ shared, presentContent, open }: SavedDealsProps) {
  const words = useWords();
  const { saved: texts } = words.text;
  const [saved, setSaved] = useState(readSavedDeals);
  const [told, setTold] = useState<{ shared: typeof shared; message: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  // A message about one deal does not apply to the next.
  const message = told?.shared === shared ? told?.message : undefined;
  const columns = savedColumns(saved, presentContent, words);

  const save = () => {
    if (!shared) return;
    const readable = (code: string) => decodeDeal(code, presentContent).ok;
    const { deals, outcome } = saveDeal(encodeDeal(shared), new Date(), readable);
    setSaved(deals);
    setTold({ shared, message: interpolate(texts[outcome], { count: MOST_SAVED }) });
  };

  const remove = (code: string) => {
    setSaved(removeDeal(code));
    setTold({ shared, message: texts.removed });
    // The focused button disappears together with its deal.
    focusShown(heading.current, "nearest");
  };

  if (!shared && columns.length === 0 && !message) return null;
  return (
    <div className={styles.block}>
      <h4 ref={heading} tabIndex={-1}>
        {texts.title}
      </h4>
      <p>{interpolate(texts.text, { count: MOST_SAVED })}</p>
      {shared && (
        <div className={styles.buttons}>
          <Button onClick={save}>{texts.save}</Button>
        </div>
      )}
      <p role="status" className={styles.message}>
        {message}
      </p>
      {columns.length > 0 && <SavedTable columns={columns} onOpen={open} onRemove={remove} />}
    </div>
  );
});
