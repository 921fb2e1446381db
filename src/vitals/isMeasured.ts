/** One visit in ten is measured. */
export const SAMPLE_SHARE = 0.1;

/** The parts of `navigator` that decide whether a visit may be measured. */
export interface VisitorWishes {
  webdriver?: boolean;
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
}

/**
 * True for visits sampled for measurement. Never for visitors who ask not to be tracked (Do Not Track, Global Privacy
 * Control) or to save data, nor for automated browsers.
 * @param random at least 0, less than 1
 */
export function isMeasured(wishes: VisitorWishes, random: number): boolean {
  const { webdriver, doNotTrack, globalPrivacyControl, connection } = wishes;
  const declines = doNotTrack === "1" || globalPrivacyControl === true || connection?.saveData === true;
  return !declines && webdriver !== true && random < SAMPLE_SHARE;
}
