import { interpolate } from "../../content/interpolate";
import type { SharedDeal } from "../model/rates";
import { Button } from "../ui/Button";
import { useWords } from "../words/words";
import { comparedLines, type SavedColumn } from "./savedColumns";
import * as tables from "../ui/results/tables.module.css";
import * as styles from "./keep.module.css";

interface SavedTableProps {
  columns: SavedColumn[];
  onOpen: (deal: SharedDeal) => void;
  onRemove: (code: string) => void;
}

/** The saved deals as columns. */
export function SavedTable({ columns, onOpen, onRemove }: SavedTableProps) {
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
                <span className={styles.small}>
                  <Button
                    look="plain"
                    aria-label={interpolate(text.saved.openNamed, { name })}
                    onClick={() => onOpen(deal)}
                  >
                    {text.saved.open}
                  </Button>
                  <Button
                    look="plain"
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
