import { chatNumberOf } from "../../../../src/content/chatNumber";
import { problemsAfter, withValue } from "../../../fixtures/brokenContent";

const problemsWith = (path: string, value: unknown) =>
  problemsAfter({ "site.json": (source) => withValue(source, path, value) });

test.each([
  ["contact.phone", "+1 305 555 014", "not a valid US or Canadian number"],
  ["contact.phone", "+1 105 555 0142", "neither the first nor the fourth of them can be 0 or 1"],
  ["contact.phone", "+1 305 155 0142", "not a valid US or Canadian number"],
  ["contact.phone", "+44 20 7", "has 5 digits: a number with its country code must have 8 to 15"],
  ["contact.phone", "+49 30123", "has 7 digits: a number with its country code must have 8 to 15"],
  ["contact.phone", "+0 305 555 0142", "starts with 0"],
  ["contact.phone", "+34 600 123 4567", "is not a number that can be dialed"],
  ["contact.phone", "+51 987 6543", "is not a number that can be dialed"],
  ["chat.number", "11111111111", "not a valid US or Canadian number"],
  ["footerServices.0.to", "tel:+1305", "has 4 digits"],
])("%s = %s is reported: %s", (path, value, words) => {
  const field = path.replace(".0.", "[0].");
  expect(problemsWith(path, value)).toEqual([{ file: "site.json", field, message: expect.stringContaining(words) }]);
});

test.each([
  ["contact.phone", "+1 786 555 0142"],
  ["contact.phone", "+49 30 901820"],
  ["contact.phone", "+49 301234"],
  ["contact.phone", "+62 1234 5678 9012 3"],
  ["contact.phone", "+51 9876 5432"],
  ["contact.phone", "+51 9876 54321"],
  ["chat.number", "34600123456"],
  ["chat.number", undefined],
  ["chat.number", ""],
  ["footerServices.0.to", "tel:+13055550142"],
  ["footerServices.0.to", "tel:911"],
])("%s = %s is fine", (path, value) => {
  expect(problemsWith(path, value)).toEqual([]);
});

test("the chat number is the phone number, unless the chat has its own", () => {
  const contact = { phone: "+1 305 555 0142" };
  expect(chatNumberOf({ contact, chat: {} })).toBe("13055550142");
  expect(chatNumberOf({ contact, chat: { number: "" } })).toBe("13055550142");
  expect(chatNumberOf({ contact, chat: { number: "34600123456" } })).toBe("34600123456");
});
