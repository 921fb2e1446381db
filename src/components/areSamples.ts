interface MaybeSample {
  readonly isSample?: boolean | null;
}

/** True if all of a section's entries are samples: then the section says so, once, in place of each. */
export const areSamples = (entries: readonly (MaybeSample | null)[]): boolean =>
  entries.length > 0 && entries.every((entry) => entry?.isSample === true);
