/** The speed of one page in ten is measured. */
export const SAMPLE_SHARE = 0.1;

/** The parts of `navigator` that decide whether a visit may be counted. */
export interface VisitorWishes {
  webdriver?: boolean;
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
}

/** False for visitors who ask not to be tracked (Do Not Track, Global Privacy Control), and for automated browsers. */
export const isCounted = ({ webdriver, doNotTrack, globalPrivacyControl }: VisitorWishes): boolean =>
  doNotTrack !== "1" && globalPrivacyControl !== true && webdriver !== true;

/**
 * True for the pages sampled for measurement, which loads code. Never for visitors who ask to save data.
 * @param random at least 0, less than 1
 */
export const isMeasured = ({ connection }: VisitorWishes, random: number): boolean =>
  connection?.saveData !== true && random < SAMPLE_SHARE;
