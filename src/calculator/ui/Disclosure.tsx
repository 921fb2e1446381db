import { useContext, useState, type ComponentProps } from "react";
import * as styles from "./Disclosure.module.css";
import { ReadOnly } from "./ReadOnly";

interface FoldProps extends Pick<ComponentProps<"details">, "children" | "open" | "onToggle"> {
  title: string;
  /** The question it answers, or what it holds. */
  answer: string;
}

/** A collapsible part; in a read-only analysis, the same part opened. */
export function Disclosure({ title, answer, children, ...details }: FoldProps) {
  const isOpened = useContext(ReadOnly) !== undefined;
  const inside = <div className={`stack ${styles.inside}`}>{children}</div>;
  if (isOpened)
    return (
      <section className={styles.fold}>
        <h4>{title}</h4>
        {inside}
      </section>
    );
  return (
    <details className={styles.fold} {...details}>
      <summary className="unfolds">
        <h4>{title}</h4>
        <span className="fine">{answer}</span>
      </summary>
      {inside}
    </details>
  );
}

/** A collapsible part whose content takes a phone long to work out: it is there from the first opening on. */
export function DisclosureOnDemand({ children, ...fold }: Omit<FoldProps, "open" | "onToggle">) {
  const isReadOnly = useContext(ReadOnly) !== undefined;
  const [wasOpened, setWasOpened] = useState(isReadOnly);
  return (
    <Disclosure {...fold} onToggle={() => setWasOpened(true)}>
      {wasOpened && children}
    </Disclosure>
  );
}
