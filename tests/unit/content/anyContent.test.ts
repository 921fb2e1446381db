// Whatever an editor writes, the check reports problems and never crashes.
import { assert as holds, constantFrom, jsonValue, property } from "fast-check";
import { entryIn, problemsOf, realContent, withValue } from "../../fixtures/brokenContent";

const files = realContent();
const [SERVICE, PROJECT] = [entryIn("services"), entryIn("projects")];

/** The problems in one file alone after its source has been rewritten. */
const problemsOfOne = (name: string, rewrite: (source: string) => string) =>
  problemsOf(files.filter((file) => file.name === name).map((file) => ({ ...file, source: rewrite(file.source) })))
    // The other files, and therefore their anchors, are omitted for speed.
    .filter(({ file, message }) => file === name && !message.includes("which /services/ does not have"));

const PLACES = [
  ["site.json", "contact"],
  ["site.json", "footerServices"],
  ["site.json", "footerServices.0"],
  ["site.json", "presenter"],
  ["site.json", "presenter.video.captions"],
  ["site.json", "pictures.notFoundBefore"],
  ["text/common.json", "nav"],
  ["text/common.json", "nav.home"],
  [SERVICE, "link"],
  [SERVICE, "order"],
  [SERVICE, "picture.file"],
  [PROJECT, "after"],
  ["countries.json", "2"],
  ["countries.json", "2.iso2"],
  ["calculator.json", "rates"],
  ["calculator.json", "rates.3"],
  ["calculator.json", "options"],
  ["calculator.json", "options.ltc"],
  ["calculator.json", "defaults"],
  ["calculator.json", "sensitivity.rehab"],
] as const;

// Yup's and JavaScript's own messages.
const OF_A_MACHINE = /final value was|must match the following|TypeError|\[object Object/;

test("any JSON value in any place is accepted or reported in plain words", () => {
  holds(
    property(constantFrom(...PLACES), jsonValue(), ([name, path], value) => {
      const problems = problemsOfOne(name, (source) => withValue(source, path, value));
      for (const { message } of problems) expect(message).not.toMatch(OF_A_MACHINE);
    }),
    { numRuns: 150, seed: 6 },
  );
});

test("any JSON value in place of a whole file is reported in plain words", () => {
  const names = ["site.json", "countries.json", "calculator.json", "text/home.json", PROJECT];
  holds(
    property(constantFrom(...names), jsonValue(), (name, value) => {
      const problems = problemsOfOne(name, () => JSON.stringify(value));
      expect(problems.length).toBeGreaterThan(0);
      for (const { message } of problems) expect(message).not.toMatch(OF_A_MACHINE);
    }),
    { numRuns: 100, seed: 6 },
  );
});
