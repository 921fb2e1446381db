import type { ReactNode } from "react";
import { useInBrowser } from "../components/useInBrowser";
import { wasContactSent } from "./contactSent";

interface WhenSent {
  /** The form was sent on this page just now. */
  sentNow: boolean;
  children: ReactNode;
}

function useSent(sentNow: boolean): boolean {
  const wasSent = useInBrowser(wasContactSent);
  return sentNow || wasSent;
}

/**
 * Shows its children to visitors who have sent the form, now or earlier in this browser session. It asks by itself, so
 * that the answer never makes a whole page draw anew while its sections are starting.
 */
export function AfterContact({ sentNow, children }: WhenSent) {
  return useSent(sentNow) ? children : null;
}

/** Shows its children to all other visitors. */
export function BeforeContact({ sentNow, children }: WhenSent) {
  return useSent(sentNow) ? null : children;
}
