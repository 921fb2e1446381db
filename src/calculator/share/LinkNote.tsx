import Button from "@mui/material/Button";
import type { SharedDeal } from "./sharedDeal";
import type { CalculatorState } from "../state/useCalculator";
import { useWords } from "../words/words";
import * as styles from "../calculator.module.css";

interface LinkNoteProps {
  state: Pick<CalculatorState, "linked" | "linkChanged" | "finished">;
  onOpen: (deal: SharedDeal) => void;
}

/** Says whether a shared link could be read, and restores its deal; disappears after the first calculation. */
export function LinkNote({ state: { linked, linkChanged, finished }, onOpen }: LinkNoteProps) {
  const { share } = useWords().text;
  if (!linked || finished > 0) return null;
  if (!linked.ok) return <p className={styles.linkNote}>{linked.problem === "version" ? share.newer : share.broken}</p>;
  if (!linkChanged) return <p className={styles.linkNote}>{share.loaded}</p>;
  return (
    <p className={styles.linkNote}>
      {share.changed}
      <Button variant="outlined" color="inherit" onClick={() => onOpen(linked.deal)}>
        {share.openAgain}
      </Button>
    </p>
  );
}
