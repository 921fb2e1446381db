import { randomUUID } from "node:crypto";
import { CommandError } from "../../terminal/commandLine";
import { CONTENT } from "../../config/installation";
import { MINUTE_MS } from "../../durations";
import { readFormContent } from "../intake/formContent";
import { realRuntime } from "../leadRuntime";
import { readLeadSettings } from "../leadSettings";
import { adviceFor } from "./advice";
import { createTargets, TARGET_KINDS, TARGET_NEEDS } from "./kinds";
import { isStaff, type Target } from "./target";

const LIMIT_MS = MINUTE_MS;

/** Sends one test message and reports the result in one line. */
async function testOne(target: Target): Promise<{ isReached: boolean; line: string }> {
  const news = { event: "test" as const, id: `test.${randomUUID()}`, at: Date.now() };
  const outcome = await target.send(news, AbortSignal.timeout(LIMIT_MS));
  const kind = Object.entries(TARGET_KINDS).find(([name]) => name === target.kind)?.[1];
  if (outcome.kind === "delivered") return { isReached: true, line: `${target.name}: ${kind?.taken}\n` };
  const advice = kind && adviceFor(kind.advice, kind.settings[0], outcome.code);
  const why = advice === undefined ? outcome.code : `${advice} (${outcome.code})`;
  return { isReached: false, line: `${target.name}: not sent: ${why}\n` };
}

/**
 * Sends one test message to each target and reports what happened. Skips the CRM, where it would create a contact.
 * @throws CommandError when there is no target, or one cannot be reached
 */
export async function sendTest(env: NodeJS.ProcessEnv, print: (text: string) => void): Promise<void> {
  const settings = readLeadSettings(env);
  const targets = createTargets(settings.targets, {
    form: await readFormContent(CONTENT),
    crmConfigured: settings.crm !== undefined,
    links: { to: () => () => "" },
    runtime: realRuntime,
  }).filter(isStaff);
  if (targets.length === 0) throw new CommandError(`Nobody is notified of leads: set ${TARGET_NEEDS.join(", or ")}.`);
  const tests = await Promise.all(targets.map(testOne));
  for (const { line } of tests) print(line);
  if (!tests.every(({ isReached }) => isReached)) throw new CommandError("Not everyone could be reached.");
}
