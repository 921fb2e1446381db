import { useCallback, useEffect, useRef } from "react";
import { readContactDraft, writeContactDraft, type ContactDraft } from "./contactDraft";

const keptNow = () => JSON.stringify(readContactDraft());

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
    if (atLeaving.current === undefined || atLeaving.current === keptNow()) writeContactDraft(changed);
  }, []);
}
