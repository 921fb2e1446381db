import { leadContent } from "../../../../src/server/leads/lead";
import { SENT } from "../../../fixtures/leadRow";

const read = (content: unknown) => leadContent({ content: JSON.stringify(content) });

test("a stored request is read as it was accepted", () => {
  const content = { values: SENT, language: "es", page: "/es/", source: { first: { source: "news" } } };
  expect(read(content)).toEqual(content);
  expect(leadContent({ content: "" })).toBeUndefined();
});

test("a request in a language that the site no longer has can still be told and delivered", () => {
  expect(read({ values: SENT, language: "pt", page: "/pt/" })).toEqual({ values: SENT, page: "/pt/" });
});

test.each([[{}], [[]], [{ values: { email: 5 } }], [{ values: SENT, page: 5 }]])("%j is no request", (content) => {
  expect(read(content)).toBeUndefined();
});
