import countries from "../../../../content/countries.json";
import { readPhone } from "../../../../src/contact/fields/phoneEntry";

const read = (typed: string, phoneCode = "+1") => readPhone(typed, phoneCode, countries);

test("typing keeps only digits, at most ten", () => {
  expect(read("305-555 01a42x99").phoneNumber).toBe("3055550142");
});

test("a pasted number loses the dial code that is already selected", () => {
  expect(read("+1 (305) 555-0142")).toEqual({ phoneCode: "+1", phoneNumber: "3055550142" });
  expect(read("1 305 555 0142")).toEqual({ phoneCode: "+1", phoneNumber: "3055550142" });
});

test("a pasted number with a plus and another country's code selects that code", () => {
  expect(read("+52 55 1234 5678")).toEqual({ phoneCode: "+52", phoneNumber: "5512345678" });
  expect(read("+598 99123456", "+52")).toEqual({ phoneCode: "+598", phoneNumber: "99123456" });
});

test("a short foreign number is not confused with its dial code", () => {
  expect(read("+34 600 123 456")).toEqual({ phoneCode: "+34", phoneNumber: "600123456" });
});

test("ten digits that start like the dial code are a complete number", () => {
  expect(read("5212345678", "+52")).toEqual({ phoneCode: "+52", phoneNumber: "5212345678" });
});

test("a number has as many digits as its country uses", () => {
  expect(read("600123456789", "+34").phoneNumber).toBe("600123456");
  expect(read("11987654321", "+55").phoneNumber).toBe("11987654321");
  expect(read("34 600 123 456", "+34").phoneNumber).toBe("600123456");
});

test("a zero dialed only within a country is dropped once the number is complete", () => {
  expect(read("07911 123456", "+44").phoneNumber).toBe("7911123456");
  expect(read("+33 06 12 34 56 78")).toEqual({ phoneCode: "+33", phoneNumber: "612345678" });
  expect(read("0791", "+44").phoneNumber).toBe("0791");
  expect(read("0791112345", "+44").phoneNumber).toBe("0791112345");
});

test("an unknown dial code keeps the selected one", () => {
  expect(read("+999 123", "+1")).toEqual({ phoneCode: "+1", phoneNumber: "999123" });
});

test("no dial code and no digits give nothing", () => {
  expect(read("", "")).toEqual({ phoneCode: "", phoneNumber: "" });
  expect(read("+", "")).toEqual({ phoneCode: "", phoneNumber: "" });
});
