// Steps of a visit, told by whatever part of a page takes them to the one that counts visits.

/**
 * What can happen while a page is read, in the order of a funnel: a visit begins with it, it is viewed, its form comes
 * into view, somebody types into it, it is sent, the calculator opens.
 */
export const STEPS = ["visit", "view", "formSeen", "formBegun", "formSent", "calculator"] as const;

export type Step = (typeof STEPS)[number];

const TYPE = "visit-step";

/** Tells whoever counts the visit, if anybody does, that a step was taken. */
export const noteStep = (step: Step): boolean => document.dispatchEvent(new CustomEvent(TYPE, { detail: step }));

/** Calls `note` for each step told on this page from now on. */
export function onStep(note: (step: Step) => void): void {
  document.addEventListener(TYPE, (event) => {
    const step = event instanceof CustomEvent && STEPS.find((one) => one === event.detail);
    if (step) note(step);
  });
}
