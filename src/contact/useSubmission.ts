import { useCallback, useRef, useState, type RefObject } from "react";
import { attemptFor, writeDraft, type Attempt } from "./contactDraft";
import type { ContactFormProps } from "./contactFormProps";
import { emptyContactValues, type ContactValues } from "./contactSchema";
import { sendContact, type ContactOutcome } from "./sendContact";

export interface Submission {
  outcome: ContactOutcome;
  /** What was sent, for the links that carry the same text. */
  values: ContactValues;
}

interface Context extends Pick<ContactFormProps, "language" | "page" | "calculation"> {
  /** The field that only robots fill in. */
  trap: RefObject<HTMLInputElement>;
}

/** Sends the answers and keeps the draft and its key until the server has acknowledged them. */
export function useSubmission({ language, page, calculation, trap }: Context, unfinished: Attempt | undefined) {
  const attempt = useRef(unfinished);
  const [submission, setSubmission] = useState<Submission>();

  const keepDraft = useCallback((values: ContactValues) => writeDraft({ values, attempt: attempt.current }), []);

  const send = async (values: ContactValues): Promise<ContactOutcome> => {
    const request = { ...values, language, page, website: trap.current?.value ?? "", calculation };
    attempt.current = attemptFor(JSON.stringify(values), attempt.current);
    keepDraft(values);
    const outcome = await sendContact(request, attempt.current.key);
    if (outcome.kind === "delivered" || outcome.kind === "queued") {
      attempt.current = undefined;
      keepDraft(emptyContactValues);
    }
    if (outcome.kind !== "delivered") console.warn("Contact form:", outcome);
    setSubmission({ outcome, values });
    return outcome;
  };

  return { send, keepDraft, submission };
}
