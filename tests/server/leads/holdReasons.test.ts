// How spam signals add up, and the threshold of each.
import { holdReasons } from "../../../src/server/leads/intake/holdReasons";
import type { Post } from "../../../src/server/leads/intake/readPost";

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
