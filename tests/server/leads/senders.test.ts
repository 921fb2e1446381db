// Who is held: nobody of the honest, and nearly all of the spam.
import { holdReasons } from "../../../src/server/leads/intake/holdReasons";
import { HONEST, SPAM, type Sent } from "../../fixtures/senders";

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
