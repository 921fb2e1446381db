// Which texts are older in one language than in the other, from a file's versions.
import { confirmation, confirmedIn, olderTexts, type DatedVersion } from "../../../../src/editor/publishing/olderTexts";

const version = (day: string, value: unknown, ...confirmed: string[]): DatedVersion => ({ day, value, confirmed });
const title = (en: string, es: string) => ({ title: { en, es } });

/** The texts found, as `field older since`. */
const found = (...versions: DatedVersion[]) =>
  olderTexts("steps/buy.json", versions).map(({ field, older, since }) => `${field} ${older} ${since}`);

const FIRST = version("2026-01-01", title("Buy", "Compramos"));

test("a text whose one language has changed since the other is found, with the day of that change", () => {
  expect(found(FIRST)).toEqual([]);
  expect(found(version("2026-02-01", title("We buy", "Compramos")), FIRST)).toEqual(["title es 2026-02-01"]);
  expect(found(version("2026-02-01", title("Buy", "Compramos bien")), FIRST)).toEqual(["title en 2026-02-01"]);
  expect(olderTexts("a.json", [version("2026-02-01", title("We buy", "Compramos")), FIRST])).toMatchObject([
    { file: "a.json", texts: { en: "We buy", es: "Compramos" } },
  ]);
});

test("it is found no more once the other language has followed, or somebody has said that it still fits", () => {
  const half = version("2026-02-01", title("We buy", "Compramos"));
  expect(found(version("2026-03-01", title("We buy", "Compramos todo")), half, FIRST)).toEqual(["title en 2026-03-01"]);
  expect(found(version("2026-02-01", title("We buy", "Compramos"), "title.es"), FIRST)).toEqual([]);
  const both = version("2026-03-01", title("We buy it", "Lo compramos"));
  expect(found(both, half, FIRST)).toEqual([]);
});

test("a list that has grown counts as changed in every language, and texts in lists are found", () => {
  const points = (...texts: [string, string][]) => ({ points: texts.map(([en, es]) => ({ en, es })) });
  const one = version("2026-01-01", points(["A", "B"]));
  const two = version("2026-02-01", points(["A", "B"], ["C", "D"]));
  const three = version("2026-03-01", points(["A", "B"], ["C!", "D"]));
  expect(found(two, one)).toEqual([]);
  expect(found(three, two, one)).toEqual(["points[1] es 2026-03-01"]);
});

test("what a commit message confirms is read back, for its own file only", () => {
  const message = `Update Step “buy”\n\n${confirmation("content/steps/buy.json", "title.es")}`;
  expect(confirmedIn(message, "content/steps/buy.json")).toEqual(["title.es"]);
  expect(confirmedIn(message, "content/steps/plan.json")).toEqual([]);
});
