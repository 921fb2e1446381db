import { useCallback, useEffect, useRef } from "react";
import { readDraft, writeDraft, type ContactDraft } from "./contactDraft";

const keptNow = () => JSON.stringify(readDraft());

/**
 * Keeps a draft. A slow answer may come after the form was left: then the draft is the next form's, and is touched only
 * if the visitor has changed nothing since.
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
