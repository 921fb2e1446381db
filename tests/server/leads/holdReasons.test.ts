// How signs of spam add up.
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

const page = { isBrowser: true, isOneOfMany: false };
const program = { ...page, isBrowser: false };
const REPEATED = { phoneNumber: "5555555555" };

test("a two-point sign and a one-point sign reach the limit exactly, and hold", () => {
  expect(holdReasons(postOf(REPEATED), program)).toEqual(["one digit repeated as phone number", "not sent by a page"]);
});

test("two points alone, and two one-point signs, stay below it", () => {
  expect(holdReasons(postOf(REPEATED), page)).toEqual([]);
  expect(holdReasons(postOf({ firstName: "An4 5" }), program)).toEqual([]);
});
