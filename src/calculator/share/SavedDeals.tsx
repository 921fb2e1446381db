import { memo, useRef, useState } from "react";
import { interpolate } from "../../content/interpolate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { SharedDeal } from "../model/rates";
import { MOST_SAVED, readSavedDeals, removeDeal, saveDeal } from "./dealStorage";
import { encodeDeal, decodeDeal } from "./shareLink";
import { Button } from "../ui/Button";
import { useWords } from "../words/useWords";
import { savedColumns, comparedLines, type SavedColumn } from "./savedColumns";
import * as styles from "./keep.module.css";
import { focusShown } from "../../platform/focusShown";
import * as tables from "../ui/results/tables.module.css";

interface SavedDealsProps {
  shared: SharedDeal | undefined;
  presentContent: CalculatorContent;
  open: (deal: SharedDeal) => void;
}

export const SavedDeals = memo(function SavedDeals({ shared, presentContent, open }: SavedDealsProps) {
  const words = useWords();
  const { saved: texts } = words.text;
  const [saved, setSaved] = useState(readSavedDeals);
  const [notice, setNotice] = useState<{ shared: typeof shared; message: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  // A message about one deal does not apply to the next.
  const message = notice?.shared === shared ? notice?.message : undefined;
  const columns = savedColumns(saved, presentContent, words);

  const save = () => {
    if (!shared) return;
    const readable = (code: string) => decodeDeal(code, presentContent).ok;
    const { deals, outcome } = saveDeal(encodeDeal(shared), new Date(), readable);
    setSaved(deals);
    setNotice({ shared, message: interpolate(texts[outcome], { count: MOST_SAVED }) });
  };

  const remove = (code: string) => {
    setSaved(removeDeal(code));
    setNotice({ shared, message: texts.removed });
    // The focused button disappears together with its deal.
    focusShown(heading.current, "nearest");
  };

  if (!shared && columns.length === 0 && !message) return null;
  return (
    <div className="ruled stack">
      <h4 ref={heading} tabIndex={-1}>
        {texts.title}
      </h4>
      <p>{interpolate(texts.text, { count: MOST_SAVED })}</p>
      {shared && (
        <div className="cluster">
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

interface SavedTableProps {
  columns: SavedColumn[];
  onOpen: (deal: SharedDeal) => void;
  onRemove: (code: string) => void;
}

function SavedTable({ columns, onOpen, onRemove }: SavedTableProps) {
  const words = useWords();
  const { text } = words;
  return (
    <div className={tables.frame}>
      <table className={`${tables.table} ${styles.compared}`}>
        <caption>{text.saved.compare}</caption>
        <thead>
          <tr>
            <th scope="col">{text.results.line}</th>
            {columns.map(({ code, deal, name, address, savedOn, ratesChanged }) => (
              <th key={code} scope="col">
                {name}
                {address && <small className={styles.savedOn}>{address}</small>}
                <small className={styles.savedOn}>{savedOn}</small>
                {ratesChanged && <small className={styles.savedOn}>{text.saved.ratesChanged}</small>}
                <span className={`cluster ${styles.small}`}>
                  <Button
                    variant="plain"
                    aria-label={interpolate(text.saved.openNamed, { name })}
                    onClick={() => onOpen(deal)}
                  >
                    {text.saved.open}
                  </Button>
                  <Button
                    variant="plain"
                    aria-label={interpolate(text.saved.removeNamed, { name })}
                    onClick={() => onRemove(code)}
                  >
                    {text.saved.remove}
                  </Button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedLines(words).map((line, row) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {columns.map(({ code, cells }) => (
                <td key={code}>{cells[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
