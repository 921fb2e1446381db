// Who is held: nobody of the honest, and nearly all of the spam.
import { holdReasons } from "../../../src/server/leads/intake/holdReasons";
import { HONEST, SPAM, type Sent } from "../../fixtures/senders";
import type { Post } from "../../../src/server/leads/intake/readPost";

const reasonsOf = ({ content, isHeadless = false }: Sent) =>
  holdReasons({ content, website: "" }, { isBrowser: !isHeadless, isOneOfMany: false, isAboveCeiling: false });

test("of more than a hundred honest requests, none is held", () => {
  expect(HONEST.length).toBeGreaterThan(100);
  expect(HONEST.map((one) => [JSON.stringify(one.content), reasonsOf(one)]).filter(([, why]) => why?.length)).toEqual(
    [],
  );
});

test("of about a hundred pieces of spam, all are held", () => {
  expect(SPAM.length).toBeGreaterThan(100);
  expect(SPAM.filter((one) => reasonsOf(one).length === 0).map(({ content }) => content.values)).toEqual([]);
});

test("a program needs one more sign, whichever it is, and none alone", () => {
  const [honest] = HONEST;
  expect(honest && reasonsOf({ ...honest, isHeadless: true })).toEqual([]);
});

const values = {
  firstName: "Ana",
  lastName: "Muñoz",
  email: "ana@example.com",
  phoneCode: "+1",
  phoneNumber: "3055550142",
  country: "US",
};
const postOf = (changed: Partial<typeof values>): Post => ({
  content: { values: { ...values, ...changed } },
  website: "",
});

const page = { isBrowser: true, isOneOfMany: false, isAboveCeiling: false };
const program = { ...page, isBrowser: false };
const REPEATED = { phoneNumber: "5555555555" };

test("a two-point signal and a one-point signal reach the limit exactly, and hold", () => {
  expect(holdReasons(postOf(REPEATED), program)).toEqual(["one digit repeated as phone number", "not sent by a page"]);
});

test("two points alone, and two one-point signals, stay below it", () => {
  expect(holdReasons(postOf(REPEATED), page)).toEqual([]);
  expect(holdReasons(postOf({ firstName: "An4 5 [x]" }), page)).toEqual([]);
  expect(holdReasons(postOf({}), program)).toEqual([]);
});

test.each<[Partial<typeof values>, string | undefined]>([
  [{ firstName: "Fernando", lastName: "Fernando" }, "same long first and last name"],
  [{ firstName: "Alberto", lastName: "Alberto" }, undefined],
  [{ firstName: "Аnа" }, "several scripts in one name"],
  [{ firstName: "An4 5" }, "digits in a name"],
  [{ firstName: "Анна" }, undefined],
  [{ phoneNumber: "5555555555" }, "one digit repeated as phone number"],
  [{ phoneCode: "+507", phoneNumber: "55555555" }, "one digit repeated as phone number"],
  [{ phoneCode: "+34", phoneNumber: "555555555" }, "one digit repeated as phone number"],
  [{ phoneNumber: "5555555556" }, undefined],
])("%j, not sent by a page, is held for: %s", (changed, reason) => {
  expect(holdReasons(postOf(changed), program)).toEqual(reason ? [reason, "not sent by a page"] : []);
});
