export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The UTC day of a time in milliseconds since 1970, such as `2026-11-21`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** To the minute, which is enough for people: `2026-11-21 08:30`, in UTC. */
export const formatMinute = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace("T", " ");
