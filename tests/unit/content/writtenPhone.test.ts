import { writtenPhone } from "../../../src/editor/save/contentFormat";

test.each([
  ["+13055550177", "+1 305 555 0177"],
  ["(305) 555-0177", "+1 305 555 0177"],
  ["305.555.0177", "+1 305 555 0177"],
  ["1 305 555 0177", "+1 305 555 0177"],
  ["+1 305 555 0142", "+1 305 555 0142"],
  ["305 555 0177 x5", "+1 305 555 0177 ext. 5"],
  ["+34 612 34 56 78", "+34 612 34 56 78"],
])("%s is written as %s", (text, written) => expect(writtenPhone(text, false)).toBe(written));

test.each([
  ["+1 305 555 0177", "13055550177"],
  ["13055550177", "13055550177"],
  ["(305) 555-0177", "13055550177"],
  ["34612345678", "34612345678"],
])("a chat's %s is written as %s", (text, written) => expect(writtenPhone(text, true)).toBe(written));

test.each(["", "call us", "12"])("%j stays as it is", (text) => expect(writtenPhone(text, false)).toBe(text));

test("an extension cannot chat", () => expect(writtenPhone("305 555 0177 ext. 5", true)).toBe("305 555 0177 ext. 5"));
