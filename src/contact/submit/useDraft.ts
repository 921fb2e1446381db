import { useCallback, useEffect, useRef } from "react";
import { readDraft, writeDraft, type ContactDraft } from "./contactDraft";

const keptNow = () => JSON.stringify(readDraft());

/**
 * Saves a draft. A slow response may arrive after the visitor has left the form: the draft then belongs to the next
 * form and is changed only if the visitor has not edited it since.
 */
export function useDraft(): (draft: ContactDraft) => void {
  const atLeaving = useRef<string>();
  useEffect(() => {
    atLeaving.current = undefined;
    return () => {
      atLeaving.current = keptNow();
    };
  }, []);
  return useCallback((changed: ContactDraft) => {
    if (atLeaving.current === undefined || atLeaving.current === keptNow()) writeDraft(changed);
  }, []);
}
