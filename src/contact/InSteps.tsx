import { Children, startTransition, useEffect, useState, type ReactNode } from "react";

/**
 * Draws its children one after the other, each in a task of its own that a touch can come before: a phone needs a tenth of
 * a second for all fields of the form.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  const isWhole = drawn >= parts.length;
  useEffect(() => {
    // What joins a whole form later comes at once.
    startTransition(() => setDrawn(isWhole ? Infinity : drawn + 1));
  }, [drawn, isWhole]);
  return parts.slice(0, drawn);
}
