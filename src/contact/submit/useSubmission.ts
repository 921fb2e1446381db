import { useCallback, useRef, useState, type RefObject, useEffect } from "react";
import type { Language } from "../../i18n/languages";
import type { SentValues } from "../fields/contactFields";
import { attemptFor, type Attempt } from "./attempt";
import { type Answers, readContactDraft, writeContactDraft, type ContactDraft } from "./contactDraft";
import { hasArrived, sendContact, type ContactOutcome } from "./sendContact";
import { readStored } from "../../platform/storage";
import { ATTRIBUTIONS } from "../../site/attribution";

const keptNow = () => JSON.stringify(readContactDraft());

/**
 * Saves a draft. A slow response may arrive after the visitor has left the form: the draft then belongs to the next
 * form and is changed only if the visitor has not edited it since.
 */
function useDraft(): (draft: ContactDraft) => void {
  const atLeaving = useRef<string>();
  useEffect(() => {
    atLeaving.current = undefined;
    return () => {
      atLeaving.current = keptNow();
    };
  }, []);
  return useCallback((changed: ContactDraft) => {
    if (atLeaving.current === undefined || atLeaving.current === keptNow()) writeContactDraft(changed);
  }, []);
}

interface Submission {
  outcome: ContactOutcome;
  /** What was sent, for the links with the same text. */
  values: SentValues;
}

interface Context {
  language: Language;
  /** Path of the form's page. */
  page: string;
  honeypot: RefObject<HTMLInputElement>;
}

/** Sends the answers, and keeps them with their key as the draft until the server acknowledges them. */
export function useSubmission({ language, page, honeypot }: Context) {
  const keep = useDraft();
  const attempt = useRef<Attempt>();
  const [submission, setSubmission] = useState<Submission>();

  const keepDraft = useCallback((answers: Answers) => keep({ ...answers, attempt: attempt.current }), [keep]);

  const send = async ({ values, calculation }: Answers, draft: Answers): Promise<ContactOutcome> => {
    const website = honeypot.current?.value ?? "";
    const request = { ...values, language, page, website, calculation, source: keptSource() };
    attempt.current = attemptFor(JSON.stringify(values), attempt.current);
    keepDraft(draft);
    const outcome = await sendContact(request, attempt.current.key);
    if (hasArrived(outcome)) attempt.current = undefined;
    if (outcome.kind !== "delivered") console.warn("Contact form:", outcome);
    setSubmission({ outcome, values });
    return outcome;
  };

  return {
    send,
    keepDraft,
    submission,
    /** Resumes a request that has not been acknowledged. */
    resume: (unfinished: Attempt | undefined) => (attempt.current = unfinished),
  };
}

/** The first and the last arrival of this visit, as kept: the server checks them. Undefined if nothing usable is kept. */
export function keptSource(): { first: unknown; last: unknown } | undefined {
  const [first, last] = readStored("session", ATTRIBUTIONS)?.split("\n") ?? [];
  try {
    return first ? { first: JSON.parse(first), last: last && JSON.parse(last) } : undefined;
  } catch {
    return undefined;
  }
}
