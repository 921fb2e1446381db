// Who can be told of leads, besides the CRM: one entry per kind of target. What settings are read, what staff and logs
// say, .env.example's lines, and what tests empty all follow from it (docs/recipes.md adds one).
import { sha256 } from "../../../platform/sha256";
import { mailKind } from "./mailKind";
import type { Target } from "./target";
import type { MailSettings, TargetKind, TargetParts, WebhookSettings } from "./targetKind";
import { webhookKind } from "./webhookKind";

export interface TargetSettings {
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
}

export const TARGET_KINDS: { [Kind in keyof TargetSettings]-?: TargetKind<NonNullable<TargetSettings[Kind]>> } = {
  mail: mailKind,
  webhook: webhookKind,
};

export const TARGET_VARIABLES = Object.values(TARGET_KINDS).flatMap(({ settings }) => settings);

export const TARGET_NEEDS = Object.values(TARGET_KINDS).map(({ needs }) => needs);

export const readTargetSettings = (env: NodeJS.ProcessEnv, problems: string[]): TargetSettings => ({
  mail: mailKind.read(env, problems),
  webhook: webhookKind.read(env, problems),
});

export function forEachKind<Result>(
  { mail, webhook }: TargetSettings,
  work: <Settings>(kind: TargetKind<Settings>, own: Settings | undefined) => Result,
): Result[] {
  const results: Record<keyof TargetSettings, Result> = {
    mail: work(mailKind, mail),
    webhook: work(webhookKind, webhook),
  };
  return Object.values(results);
}

export const createTargets = (settings: TargetSettings, parts: TargetParts): Target[] =>
  forEachKind(settings, (kind, own) => {
    const fingerprint = sha256(JSON.stringify(own ?? null));
    return own === undefined ? [] : [{ ...kind.create(own, parts), fingerprint }];
  }).flat();

export const targetCounts = (targets: readonly Target[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(TARGET_KINDS).map((kind) => [kind, targets.filter((target) => target.kind === kind).length]),
  );
