import { startTransition, useEffect, useState, type ReactNode } from "react";

interface InStepsProps {
  first: ReactNode;
  /** What follows. */
  children: ReactNode;
}

/**
 * Draws what follows after the first part is in the page, in a task of its own that a touch can come before: a phone
 * needs a tenth of a second for all fields of the form.
 */
export function InSteps({ first, children }: InStepsProps) {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return (
    <>
      {first}
      {isWhole && children}
    </>
  );
}
