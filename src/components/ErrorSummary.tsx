import { focusShown } from "../platform/focusShown";
import * as styles from "./ErrorSummary.module.css";

/** A mistake of the last attempt to send a form. */
export interface Mistake {
  /** Of the field's input. */
  id: string;
  words: string;
  /** Its line keeps its room, so that the field does not move under the finger. */
  isRight: boolean;
}

function show(id: string): void {
  const field = document.getElementById(id);
  // A field inside a closed <details> cannot take focus.
  field?.closest("details")?.setAttribute("open", "");
  focusShown(field);
}

const focusOnce = (box: HTMLElement | null) => focusShown(box, "nearest");

interface ErrorSummaryProps {
  /** Id of its title. */
  id: string;
  title: string;
  mistakes: readonly Mistake[];
}

/** The mistakes of the last attempt, with a link to each field; receives the focus when it appears. */
export const ErrorSummary = ({ id: titleId, title, mistakes }: ErrorSummaryProps) => (
  <div ref={focusOnce} className={styles.summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
    {/* If a field becomes invalid again, only its own line is announced. */}
    <div role="alert" aria-atomic="false">
      <h3 id={titleId}>{title}</h3>
      <ul>
        {mistakes.map(({ id, words, isRight }) => (
          <li key={id} aria-hidden={isRight || undefined}>
            {isRight ? (
              <s>{words}</s>
            ) : (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(id);
                }}
              >
                {words}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
