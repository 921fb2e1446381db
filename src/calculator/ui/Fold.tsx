import { useState, type ComponentProps } from "react";
import * as styles from "./Fold.module.css";

interface FoldProps extends Pick<ComponentProps<"details">, "children" | "open" | "onToggle"> {
  title: string;
  /** The question it answers, or what it holds. */
  answer: string;
}

export function Fold({ title, answer, children, ...details }: FoldProps) {
  return (
    <details className={styles.fold} {...details}>
      <summary>
        <h4>{title}</h4>
        <span className="fine">{answer}</span>
      </summary>
      <div className={`stack ${styles.inside}`}>{children}</div>
    </details>
  );
}

/** A collapsible part whose content takes a phone long to work out: it is there from the first opening on. */
export function FoldOnDemand({ children, ...fold }: Omit<FoldProps, "open" | "onToggle">) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Fold {...fold} onToggle={() => setWasOpened(true)}>
      {wasOpened && children}
    </Fold>
  );
}
