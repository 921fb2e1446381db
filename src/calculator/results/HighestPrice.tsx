import { useEffect, useState } from "react";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { DealAnalysis } from "../analyseDeal";
import { dollarDigits } from "../amountText";
import { readWishedProfit, writeWishedProfit } from "../dealDraft";
import { formatCents } from "../format";
import { fieldLook } from "../../theme/fieldLook";
import { useGroupedDigits } from "../form/useGroupedDigits";
import { centsOf } from "../money";
import { highestPurchasePrice } from "../solveDeal";
import { useWords } from "../words";
import * as styles from "./solved.module.css";

/** The most one can pay for the house and still get the profit one wishes. */
export function HighestPrice({ analysis, digits }: { analysis: DealAnalysis; digits: number }) {
  const { text, language } = useWords();
  const { solved } = text;
  const [wished, setWished] = useState(() => dollarDigits(readWishedProfit(), digits));
  useEffect(() => writeWishedProfit(wished), [wished]);
  const { input, shown, onChange } = useGroupedDigits(wished, (typed) => dollarDigits(typed, digits), setWished);
  const price = highestPurchasePrice(analysis.inputs, analysis.assumptions, centsOf(Number(wished)));
  return (
    <div>
      <dt>{solved.highestPrice.name}</dt>
      <dd>
        <TextField
          id="deal-wishedProfit"
          label={solved.wishedProfit}
          value={shown}
          onChange={onChange}
          inputRef={input}
          size="small"
          fullWidth
          sx={fieldLook}
          slotProps={{
            inputLabel: { shrink: true },
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { inputMode: "numeric", autoComplete: "off" },
          }}
        />
      </dd>
      <dd className={styles.value}>
        <output htmlFor="deal-wishedProfit">
          {price === undefined ? solved.noPrice : formatCents(centsOf(price), language)}
        </output>
      </dd>
      <dd>{solved.highestPrice.how}</dd>
    </div>
  );
}
