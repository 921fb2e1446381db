import { DEFAULT_ERROR_TEXT } from "./errorText";

/** What became of one try to bring a lead into the CRM. */
export type Outcome = Delivered | Failure;

/** The code of what has arrived as a note on a contact whose own data stayed as it was. */
export const NOTED = "NOTED";

export interface Delivered {
  kind: "delivered";
  crmId: string | null;
  code: string;
  status: number | null;
}

/**
 * What a refusal says something about:
 * `record` this lead · `duplicate` this person is in the CRM already · `unsure` it may be there, and nothing can tell · `systemic` the whole connection (scope, licence, keys) ·
 * `throttled` too many calls · `transient` anything that may be gone at the next try.
 */
export type FailureKind = "record" | "duplicate" | "unsure" | "systemic" | "throttled" | "transient";

export interface Failure {
  kind: FailureKind;
  /** The CRM's code or one of ours (`NETWORK`, `TIMEOUT`, `HTTP_502` …): free of personal data. */
  code: string;
  status: number | null;
  /** The specification's error text, at most 200 characters. */
  message: string;
  /** True when the CRM may have taken the lead although it did not say so. */
  ambiguous: boolean;
  /** Shortest pause that the CRM asks for, in milliseconds. */
  pauseMs?: number;
  /** The contact that is there already. */
  crmId?: string;
}

/** A failure of ours to reach the CRM. `ambiguous`: it may have taken the lead all the same. */
export const unreached = (code: string, ambiguous: boolean): Failure => ({
  kind: "transient",
  code,
  status: null,
  message: DEFAULT_ERROR_TEXT,
  ambiguous,
});
