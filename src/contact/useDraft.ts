import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, writeDraft, type ContactDraft } from "./contactDraft";

const keptNow = () => JSON.stringify(readDraft());

/**
 * The draft that the form starts with, and what keeps a later one. A slow answer may come after the form was left: then
 * the draft is the next form's, and is touched only if the visitor has changed nothing since.
 */
export function useDraft(): [ContactDraft, (draft: ContactDraft) => void] {
  const [draft] = useState(readDraft);
  const atLeaving = useRef<string>();
  useEffect(() => {
    atLeaving.current = undefined;
    return () => {
      atLeaving.current = keptNow();
    };
  }, []);
  const keep = useCallback((changed: ContactDraft) => {
    if (atLeaving.current === undefined || atLeaving.current === keptNow()) writeDraft(changed);
  }, []);
  return [draft, keep];
}
