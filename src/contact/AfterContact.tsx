import type { ReactNode } from "react";
import { useInBrowser } from "../components/useInBrowser";
import { wasContactSent } from "./contactSent";

/**
 * Shows its children to visitors who have sent the form, now or earlier in this browser session. It asks by itself, so
 * that the answer never makes a whole page draw anew while its sections are starting.
 */
export function AfterContact({ sentNow, children }: { sentNow: boolean; children: ReactNode }) {
  const wasSent = useInBrowser(wasContactSent);
  return sentNow || wasSent ? children : null;
}
