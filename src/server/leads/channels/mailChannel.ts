import { DEFAULT_LANGUAGE, LANGUAGES } from "../../../i18n/languages";
import { isRecord } from "../../../content/isRecord";
import { valueOf } from "../../config/variables";
import { delivered, type FailureKind, type Outcome } from "../../crm/outcome";
import { leadContent } from "../lead";
import { adviceFor, type Advice, type MailSettings, type Finding, type ChannelType } from "./channelType";
import { PLAIN } from "./mailBlocks";
import { mailSender } from "./mailSender";
import { smtpFailure, openTransport } from "./smtpOutcome";
import { staffMail } from "./staffMail";
import { STAFF_EVENTS, type Message } from "./channel";

const ADDRESS = /^[^\s@,<>"]+@[^\s@,<>".]+(?:\.[^\s@,<>".]+)+$/;

/** Google shows app passwords in groups of four. */
const SPACED =
  "SMTP_URL holds a space: write the password without those it is shown with, such as Google's app passwords (one that is part of it is written %20)";

function isSmtpUrl(url: string): boolean {
  // Of a password with such a character, the rest would be the host, a path, or nothing at all.
  if (!/^smtps?:\/\/(?:[^/\s@#?]*@)?[^/\s@#?]+(?:[/?]|$)/.test(url) || !URL.canParse(url)) return false;
  return !/%(?![\da-f]{2})/i.test(url);
}

/** What SMTP_URL may say after `?`. */
const WORDS = ["from", "ignoreTLS"];

function checkQuery({ searchParams }: URL, problems: string[]): void {
  for (const word of searchParams.keys())
    if (!WORDS.includes(word))
      problems.push(`"${word}" after ? in SMTP_URL means nothing: write ${WORDS.join(" or ")}`);
  const from = searchParams.get("from");
  if (from !== null && !ADDRESS.test(from)) problems.push("?from= in SMTP_URL must be an email address");
}

function readMail(env: NodeJS.ProcessEnv, problems: string[]): MailSettings | undefined {
  const [url, list] = [valueOf(env, "SMTP_URL"), valueOf(env, "NOTIFY_EMAIL")];
  const chosen = valueOf(env, "NOTIFY_LANGUAGE") || DEFAULT_LANGUAGE;
  const language = LANGUAGES.find((one) => one === chosen);
  if (!language) problems.push(`NOTIFY_LANGUAGE must be one of ${LANGUAGES.join(", ")}`);
  if (url === "" && list === "") return undefined;
  if (url === "") problems.push("SMTP_URL is missing: email needs both SMTP_URL and NOTIFY_EMAIL, or neither");
  else if (/\s/.test(url)) problems.push(SPACED);
  else if (!isSmtpUrl(url))
    problems.push(
      "SMTP_URL must be smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465, in which % is written %25, @ %40, # %23, / %2F, ? %3F",
    );
  else checkQuery(new URL(url), problems);
  if (list === "") problems.push("NOTIFY_EMAIL is missing: email needs both SMTP_URL and NOTIFY_EMAIL, or neither");
  const recipients = list.split(",").map((one) => one.trim().toLowerCase());
  if (list !== "" && !recipients.every((one) => ADDRESS.test(one)))
    problems.push("NOTIFY_EMAIL must be email addresses separated by commas");
  return {
    url,
    recipients: [...new Set(recipients)],
    language: language ?? DEFAULT_LANGUAGE,
  };
}

/** The sender of a message about one lead: staff answer by pressing "Reply". */
function senderOf(message: Message): string | undefined {
  const [lead, second] = "leads" in message ? message.leads : [];
  return lead && !second ? leadContent(lead)?.values.email : undefined;
}

const URL_VARIABLE = "SMTP_URL";

/** What is worth trying again comes first. */
const WORST_FIRST: readonly FailureKind[] = ["systemic", "throttled", "transient", "record"];

/** A few: mail servers limit how many connections one client may have. */
const AT_ONCE = 4;

/** Sends to each address that has not taken it yet; of several failures, the one that is tried again longest counts. */
async function sendToEach<Recipient extends { address: string }>(
  all: readonly Recipient[],
  notified: readonly string[],
  send: (one: Recipient) => Promise<Outcome>,
): Promise<Outcome> {
  const open = all.filter(({ address }) => !notified.includes(address));
  const ends = await Promise.all(open.map(async (one) => ({ address: one.address, outcome: await send(one) })));
  const failures = ends.flatMap(({ outcome }) => (outcome.kind === "delivered" ? [] : [outcome]));
  const worst = WORST_FIRST.flatMap((kind) => failures.filter((failure) => failure.kind === kind))[0] ?? failures[0];
  if (!worst) return delivered("SUCCESS", 250);
  const taken = ends.filter(({ outcome }) => outcome.kind === "delivered").map(({ address }) => address);
  // Where one address takes it, the server is there.
  return { ...worst, notified: taken, ...(taken.length > 0 && { isAlone: true }) };
}

const ADVICE: readonly Advice[] = [
  { code: /^(SMTP_53[045]|EAUTH|ENOAUTH)$/, text: (url) => `the mail server rejects the user or password in ${url}` },
  {
    code: /^SMTP_5/,
    text: (url) => `the mail server rejects the address: check NOTIFY_EMAIL, and the sender (?from=) in ${url}`,
  },
  { code: /^SMTP_4/, text: () => "the mail server is not accepting messages now: try again in a few minutes" },
];

const MOST_SAID = 300;

/** The mail server's own sentence, which may name the page where its owner can mend it. */
function saidBy(error: unknown): string[] {
  const { response } = isRecord(error) ? error : {};
  if (typeof response !== "string") return [];
  return [response.replace(/[^\x20-\x7e]+/g, " ").slice(0, MOST_SAID)];
}

async function signIn(settings: MailSettings, stepMs: number): Promise<Finding> {
  const transport = openTransport(settings, stepMs);
  try {
    await transport.verify();
    const isSignedIn = new URL(settings.url).username !== "";
    return { isRight: true, text: isSignedIn ? "answers, and accepts the user and password" : "answers" };
  } catch (error) {
    const { code } = smtpFailure(error);
    // No address has been named yet: a refusal is not about one.
    const isGreeting = /^SMTP_5(?!3[045])/.test(code);
    const advice = isGreeting ? "the mail server refuses this machine" : adviceFor(ADVICE, URL_VARIABLE, code);
    return { isRight: false, text: [advice === undefined ? code : `${advice} (${code})`, ...saidBy(error)].join(": ") };
  } finally {
    transport.close();
  }
}

export const mailChannel: ChannelType<MailSettings> = {
  settings: [URL_VARIABLE, "NOTIFY_EMAIL", "NOTIFY_LANGUAGE"],
  title: "mail server",
  needs: "SMTP_URL with NOTIFY_EMAIL",
  example: `#SMTP_URL=smtp://user:password@mail.example.com:587
#NOTIFY_EMAIL=sales@example.com, boss@example.com
#NOTIFY_LANGUAGE=en`,
  advice: ADVICE,
  taken: "handed to the mail server",
  read: readMail,
  ask: signIn,
  create(mail, { form, crmConfigured, links, runtime }) {
    const send = mailSender(mail, () => form.brand, runtime);
    const contexts = mail.recipients.map((address) => ({
      address,
      context: { form, language: mail.language, crmConfigured, link: links.to(address), escape: PLAIN },
    }));
    return {
      ...{ name: "mail", kind: "mail", events: STAFF_EVENTS, isGathered: true, atOnce: AT_ONCE },
      send: (message, signal, notified = []) =>
        sendToEach(contexts, notified, ({ address, context }) =>
          send(message, { to: address, mail: staffMail(message, context), replyTo: senderOf(message) }, signal),
        ),
    };
  },
};
