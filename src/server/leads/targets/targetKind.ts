// What each kind of target consists of.
import type { CopyCount } from "../store/copyCount";
import type { Language } from "../../../i18n/languages";
import type { StaffLinks } from "../actions/actionLinks";
import type { FormContent } from "../intake/formContent";
import type { LeadRuntime } from "../leadRuntime";
import type { Advice } from "./advice";
import type { Target } from "./target";

export interface TargetParts {
  form: FormContent;
  crmConfigured: boolean;
  links: Pick<StaffLinks, "to">;
  copies: CopyCount;
  runtime: LeadRuntime;
}

export interface Seen {
  isRight: boolean;
  text: string;
}

export interface TargetKind<Settings> {
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
  create(settings: Settings, parts: TargetParts): Target[];
  /** Asks without a message whether it would take one, and says what was seen; absent if only a message could tell. */
  ask?: (settings: Settings, stepMs: number) => Promise<Seen>;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  recipients: readonly string[];
  language: Language;
  toVisitors: boolean;
}

export interface WebhookSettings {
  url: string;
  /** The decoded bytes after `whsec_`; every message is signed with each of them. */
  keys: readonly Buffer[];
}
