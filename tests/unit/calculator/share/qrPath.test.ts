import { qrPath } from "../../../../src/calculator/share/qrPath";
import { shareUrl } from "../../../../src/calculator/share/shareLink";
import { kept } from "../deals";

test("the link of a deal with name, address, and rates fits into a QR code that paper can hold", () => {
  const link = shareUrl("https://flipx.example/contact-us/", kept({ name: "Blue house", address: "12 Palm Ave" }));
  const { path, size } = qrPath(link);
  expect(path).toMatch(/^M/);
  // Version 20 of 40: at four centimeters, squares of 0.4 millimeters.
  expect(size).toBeLessThanOrEqual(97);
  expect(size).toBeGreaterThan(20);
});

test("another deal has another code", () => {
  expect(qrPath("https://flipx.example/?deal=1")).not.toEqual(qrPath("https://flipx.example/?deal=2"));
});
