import { useEffect, useState } from "react";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { DealAnalysis } from "../../model/analyseDeal";
import { dollarDigits } from "../../words/amountText";
import { readWishedProfit, writeWishedProfit } from "../../state/dealDraft";
import { formatCents } from "../../words/format";
import { fieldLook } from "../../../theme/fieldLook";
import { useGroupedDigits } from "../../state/useGroupedDigits";
import { centsOf } from "../../model/money";
import { highestPurchasePrice } from "../../model/solveDeal";
import { useWords } from "../../words/words";
import * as styles from "./results.module.css";

/** The most the investor can pay for the house and still make the desired profit. */
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
