import type { MouseEvent } from "react";
import { focusShown } from "../platform/focusShown";
import { fieldId } from "./fieldId";
import { useFormSettings } from "./FormProvider";
import { useErrors } from "./useFieldError";
import * as styles from "./ErrorSummary.module.css";

/** A mistake of the last attempt to send a form. */
export interface FieldError {
  name: string;
  words: string;
}

function show(id: string): void {
  const field = document.getElementById(id);
  // A field inside a closed <details> cannot take focus.
  field?.closest("details")?.setAttribute("open", "");
  focusShown(field);
}

const focusOnce = (box: HTMLElement | null) => focusShown(box, "nearest");

interface ErrorSummaryProps {
  title: string;
  mistakes: readonly FieldError[];
}

/**
 * The mistakes of the last attempt, with a link to each field; receives the focus when it appears. The line of one that
 * was corrected keeps its room, so that the field does not move under the finger.
 */
export function ErrorSummary({ title, mistakes }: ErrorSummaryProps) {
  const { form } = useFormSettings();
  const errorOf = useErrors();
  const titleId = fieldId(form, "summary");
  return (
    <div ref={focusOnce} className={styles.summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
      {/* If a field becomes invalid again, only its own line is announced. */}
      <div role="alert" aria-atomic="false">
        <h3 id={titleId}>{title}</h3>
        <ul>
          {mistakes.map(({ name, words }) => (
            <MistakeLine key={name} id={fieldId(form, name)} words={words} isRight={!errorOf(name)} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function MistakeLine({ id, words, isRight }: { id: string; words: string; isRight: boolean }) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    show(id);
  };
  return (
    <li aria-hidden={isRight || undefined}>
      {isRight ? (
        <s>{words}</s>
      ) : (
        <a href={`#${id}`} onClick={follow}>
          {words}
        </a>
      )}
    </li>
  );
}
