// What each kind of channel consists of.
import type { Language } from "../../../i18n/languages";
import type { StaffLinks } from "../actions/actionLinks";
import type { FormContent } from "../intake/formContent";
import type { LeadRuntime } from "../leadRuntime";
import type { Channel } from "./channel";
import { INSECURE } from "../../http/callService";

// What to check when a message does not get through, for whoever runs `--check --online`.
export interface Advice {
  code: RegExp;
  /** @param setting the variable that holds the channel's URL */
  text(setting: string): string;
}

const OF_ALL: readonly Advice[] = [
  { code: /^(ENOTFOUND|EAI_AGAIN|EDNS)$/, text: (url) => `the host in ${url} cannot be found` },
  {
    code: /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    text: (url) => `nothing responds at the host and port in ${url}`,
  },
  { code: /TIME(D)?OUT/, text: (url) => `no response in time: check the host and port in ${url}, and the firewall` },
  {
    code: INSECURE,
    text: (url) => `no secure connection to the host in ${url}: its certificate is not valid, or it does not offer TLS`,
  },
];

export const adviceFor = (own: readonly Advice[], setting: string, code: string): string | undefined =>
  [...own, ...OF_ALL].find((advice) => advice.code.test(code))?.text(setting);

export interface ChannelParts {
  form: FormContent;
  crmConfigured: boolean;
  links: Pick<StaffLinks, "to">;
  runtime: LeadRuntime;
}

export interface Finding {
  isRight: boolean;
  text: string;
}

export interface ChannelType<Settings> {
  settings: readonly [string, ...string[]];
  title: string;
  needs: string;
  /** Its variables in .env.example, word for word. */
  example: string;
  advice: readonly Advice[];
  /** What is known once it has taken a message: whether an email arrives, its server does not say. */
  taken: string;
  /**
   * Reads its settings.
   * @param problems receives a line for each one that is missing or invalid
   */
  read(env: NodeJS.ProcessEnv, problems: string[]): Settings | undefined;
  create(settings: Settings, parts: ChannelParts): Channel;
  /** Asks without a message whether it would take one, and says what was seen; absent if only a message could tell. */
  ask?: (settings: Settings, stepMs: number) => Promise<Finding>;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  recipients: readonly string[];
  language: Language;
}

export interface WebhookSettings {
  url: string;
  /** The decoded bytes after `whsec_`; every message is signed with each of them. */
  keys: readonly Buffer[];
}
