// Who can be told of leads, besides the CRM: one entry per kind of channel. What settings are read, what staff and logs
// say, .env.example's lines, and what tests empty all follow from it (docs/recipes.md adds one).
import { sha256 } from "../../../platform/sha256";
import { mailChannel } from "./mailChannel";
import type { Channel } from "./channel";
import type { MailSettings, ChannelType, ChannelParts, WebhookSettings } from "./channelType";
import { webhookChannel } from "./webhookChannel";

export interface ChannelSettings {
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
}

export const CHANNELS: { [Kind in keyof ChannelSettings]-?: ChannelType<NonNullable<ChannelSettings[Kind]>> } = {
  mail: mailChannel,
  webhook: webhookChannel,
};

export const CHANNEL_VARIABLES = Object.values(CHANNELS).flatMap(({ settings }) => settings);

export const CHANNEL_NEEDS = Object.values(CHANNELS).map(({ needs }) => needs);

export const readChannelSettings = (env: NodeJS.ProcessEnv, problems: string[]): ChannelSettings => ({
  mail: mailChannel.read(env, problems),
  webhook: webhookChannel.read(env, problems),
});

export function forEachChannel<Result>(
  { mail, webhook }: ChannelSettings,
  work: <Settings>(kind: ChannelType<Settings>, own: Settings | undefined) => Result,
): Result[] {
  const results: Record<keyof ChannelSettings, Result> = {
    mail: work(mailChannel, mail),
    webhook: work(webhookChannel, webhook),
  };
  return Object.values(results);
}

export const openChannels = (settings: ChannelSettings, parts: ChannelParts): Channel[] =>
  forEachChannel(settings, (kind, own) => {
    const fingerprint = sha256(JSON.stringify(own ?? null));
    return own === undefined ? [] : [{ ...kind.create(own, parts), fingerprint }];
  }).flat();

export const channelCounts = (channels: readonly Channel[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(CHANNELS).map((kind) => [kind, channels.filter((channel) => channel.kind === kind).length]),
  );
