import type { RateKey } from "../content/kinds/calculator";
import type { RehabType } from "./assumptions";

/** The rate in content/calculator.json of each kind of renovation. */
export const REHAB_RATES = {
  suave: "rehabSuave",
  normal: "rehabNormal",
  fuerte: "rehabFuerte",
} as const satisfies Record<RehabType, RateKey>;
