// Reading a post takes time in proportion to its length, whatever the characters: three long ones a second would
// otherwise stop the pages.
import type { LeadContent } from "../../../../src/server/crm/crm";
import { holdReasons } from "../../../../src/server/leads/intake/holdReasons";
import { readContact } from "../../../../src/contact/fields/contactFields";
import { readEmail, readLine, readLines } from "../../../../src/contact/fields/readText";

const SENDER = { isBrowser: true, isOneOfMany: false, isAboveCeiling: false, openMs: 60_000 };

/** What the patterns' heads and repeated parts take, alone and side by side. */
const PARTS = [
  "x",
  "x-",
  "aA",
  "a",
  "1",
  "1 ",
  "1(",
  ".",
  ".ab",
  "/",
  "//a",
  "www.",
  "@",
  "@a",
  "<",
  "</",
  "[",
  ":",
  " ",
  "+",
  "telegram ",
  "\u00a0",
  "\u200c",
  "я",
];
const UNITS = [...new Set(PARTS.flatMap((one) => PARTS.map((other) => `${one}${other}`)))];

/** In characters; no post is longer than the second. */
const LENGTHS = { short: 2000, long: 16_000 };

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

/** The least of several times, in milliseconds. */
function msOf(work: () => unknown, times: number): number {
  const all = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...all);
}

const READERS: Record<string, (text: string) => unknown> = {
  "the reasons to hold a post": (text) => holdReasons(postOf(text), SENDER),
  "a line": readLine,
  "lines of a message": readLines,
  "an email address": readEmail,
  "the form": (text) =>
    readContact(
      { firstName: text, lastName: text, email: text, phoneCode: text, phoneNumber: text, country: text },
      [],
    ),
};

test.each(Object.keys(READERS))(
  "%s: eight times the text takes at most about eight times as long",
  (name) => {
    const read = READERS[name] ?? (() => undefined);
    const [short, long] = [LENGTHS.short, LENGTHS.long].map(
      (length) => (unit: string) => unit.repeat(length / unit.length),
    );
    const growth = (unit: string) => msOf(() => read(long?.(unit) ?? ""), 5) / msOf(() => read(short?.(unit) ?? ""), 5);
    // What is too short to tell apart from noise proves nothing, nor does a single measurement.
    const suspects = UNITS.filter((unit) => msOf(() => read(long?.(unit) ?? ""), 1) > 5);
    expect(suspects.filter((unit) => Math.min(growth(unit), growth(unit), growth(unit)) > 40)).toEqual([]);
  },
  120_000,
);
