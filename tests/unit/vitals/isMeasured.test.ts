import { isMeasured, SAMPLE_SHARE } from "../../../src/vitals/isMeasured";

test("the sampled share of visits is measured", () => {
  expect(isMeasured({}, 0)).toBe(true);
  expect(isMeasured({}, SAMPLE_SHARE - 0.001)).toBe(true);
  expect(isMeasured({}, SAMPLE_SHARE)).toBe(false);
  expect(isMeasured({ doNotTrack: null, webdriver: false, connection: {} }, 0)).toBe(true);
});

test.each([
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["sends Global Privacy Control", { globalPrivacyControl: true }],
  ["saves data", { connection: { saveData: true } }],
  ["is automated", { webdriver: true }],
])("a browser that %s is never measured", (_name, wishes) => {
  expect(isMeasured(wishes, 0)).toBe(false);
});
