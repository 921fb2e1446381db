import { isCounted, isMeasured, SAMPLE_SHARE } from "../../../src/visits/isMeasured";

test("every visit is counted, and the sampled share of pages is measured", () => {
  expect(isCounted({ doNotTrack: null, webdriver: false, connection: { saveData: true } })).toBe(true);
  expect(isMeasured({}, 0)).toBe(true);
  expect(isMeasured({}, SAMPLE_SHARE - 0.001)).toBe(true);
  expect(isMeasured({}, SAMPLE_SHARE)).toBe(false);
});

test.each([
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["sends Global Privacy Control", { globalPrivacyControl: true }],
  ["is automated", { webdriver: true }],
])("a browser that %s is never counted", (_name, wishes) => {
  expect(isCounted(wishes)).toBe(false);
});

test("a browser that saves data is never measured", () => {
  expect(isMeasured({ connection: { saveData: true } }, 0)).toBe(false);
});
