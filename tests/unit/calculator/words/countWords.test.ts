import words from "../../../../content/text/calculator.json";
import { fill } from "../../../../src/content/fill";
import { oneLanguage } from "../../../../src/content/oneLanguage";
import { monthsInWords, pointsInWords } from "../../../../src/calculator/words/countWords";

test.each(["en", "es"] as const)(
  "in %s one month and one point have their own word, all else the plural",
  (language) => {
    const { count } = oneLanguage(words, language);
    expect(monthsInWords(1, count, language)).toBe(fill(count.month, { count: "1" }));
    expect(monthsInWords(4.5, count, language)).toBe(fill(count.months, { count: "4.5" }));
    expect(pointsInWords(-1, count, language)).toBe(fill(count.point, { count: "-1" }));
    expect(pointsInWords(0, count, language)).toBe(fill(count.points, { count: "0" }));
  },
);
