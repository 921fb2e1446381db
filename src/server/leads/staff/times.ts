/** How long ago, in the largest unit that fits: `12 s`, `3 h`. */
export function age(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** Minutes are enough for a person: `2026-11-21 08:30`, in universal time. */
export const moment = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace("T", " ");
