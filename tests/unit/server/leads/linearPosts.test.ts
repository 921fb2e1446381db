// Reading a post takes time in proportion to its length, whatever the characters: three long ones a second would
// otherwise stop the pages. Each pattern that meets a long text is analyzed, by its automaton or by counted steps.
import { checkSync } from "recheck";
import type { LeadContent } from "../../../../src/server/crm/crm";
import { holdReasons } from "../../../../src/server/leads/intake/holdReasons";
import { readContact } from "../../../../src/contact/fields/contactFields";
import { readEmail, readLine, readLines } from "../../../../src/contact/fields/readText";

const SENDER = { isBrowser: true, isOneOfMany: false, isAboveCeiling: false, openMs: 60_000 };

/** Nothing that a pattern finds, so that each of them looks at it, and something for every kind of reader. */
const TEXTS = ["ab", "a b\n", "12", "(1", "\u00a0\u200c", "<a@b.co> ", "a@"].map((unit) => unit.repeat(2000));

/** From this length on, a pattern that goes over its text again and again takes too long. */
const LONG = 200;

function postOf(text: string): { content: LeadContent; website: string } {
  const values = {
    firstName: text,
    lastName: text,
    email: `${text}@example.com`,
    phoneCode: "+1",
    phoneNumber: text,
    country: "US",
    message: text,
  };
  return {
    content: { values, page: text, calculation: { name: text, address: text, code: text, inputs: { kind: text } } },
    website: "",
  };
}

const READERS: readonly ((text: string) => unknown)[] = [
  (text) => holdReasons(postOf(text), SENDER),
  readLine,
  readLines,
  readEmail,
  (text) =>
    readContact(
      { firstName: text, lastName: text, email: text, phoneCode: text, phoneNumber: text, country: text },
      [],
    ),
];

/** The patterns that look at long texts during the work, whoever calls them. */
function patternsAt(work: () => void): RegExp[] {
  const seen = new Map<string, RegExp>();
  const original = Object.getOwnPropertyDescriptor(RegExp.prototype, "exec")?.value as RegExp["exec"];
  const spy = jest.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text: string) {
    if (text.length > LONG) seen.set(String(this), this);
    return original.call(this, text);
  });
  work();
  spy.mockRestore();
  return [...seen.values()];
}

test("each pattern that looks at a long text of a post takes time in proportion to it", () => {
  const patterns = patternsAt(() => TEXTS.forEach((text) => READERS.forEach((read) => read(text))));
  expect(patterns.length).toBeGreaterThan(10);
  const slow = patterns.filter(
    ({ source, flags }) =>
      checkSync(source, flags, { timeout: null, incubationTimeout: null, attackTimeout: null }).status !== "safe",
  );
  expect(slow.map(String)).toEqual([]);
}, 120_000);
