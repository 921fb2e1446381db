/** Each reason that health, its metric, and the log give, in these words; docs/monitoring.md says what to do. */
export const REASONS = {
  release: "a release cannot be shown",
  proxy: "X-Forwarded-For comes from a proxy that TRUSTED_PROXIES does not name: all its visitors count as one sender",
  crmRejects: "the CRM rejects everything",
  waiting: "leads have been waiting for more than an hour",
  attention: "leads need attention",
  lookup: "the CRM does not let us look up leads",
  silent: "emails or the webhook do not get through",
  backup: "the store could not be backed up",
  unset: "jobs wait for what the settings do not name any more",
  flood: "posts are being rejected as a flood (429)",
  held: "more posts are held than usual",
  aboveCeiling: "more posts arrive than the ceiling for everybody: the others are held",
} as const;

type Reason = (typeof REASONS)[keyof typeof REASONS];

/** A reason, or one with what it is about. */
export type HealthReason = Reason | `${Reason}: ${string}`;
