/** @jest-environment jsdom */
import { EDITOR_WORDS } from "../../../../src/editor/config/editorWords";
import { understood } from "../../../../src/editor/screen/numberField";
import { wholeDollars } from "../../../../src/i18n/format";
import { interpolate } from "../../../../src/content/interpolate";
import { AMOUNTS } from "../../../fixtures/amountCases";

// A sign is read here: the check then says what the least is.
test.each(AMOUNTS.filter(([written]) => written !== "-5"))(
  "the amount %s is said back as it is saved",
  (written, dollars) => {
    const said =
      dollars === undefined ? EDITOR_WORDS.notRead.en : dollars && `= ${wholeDollars(Number(dollars), "en")}`;
    expect(understood(written, "dollars")).toBe(said);
  },
);

test("what a field cannot hold is told by what it can", () => {
  expect(understood("5 meses", "whole")).toBe("= 5");
  expect(understood("12 %", "whole")).toBe("= 12");
  expect(understood("12,000", "whole")).toBe("= 12000");
  expect(understood("12,5", "whole")).toBe(EDITOR_WORDS.notWhole.en);
  expect(understood("soon", "whole")).toBe(EDITOR_WORDS.notWhole.en);
  expect(understood("about", "decimal")).toBe(EDITOR_WORDS.notDecimal.en);
});

test("other numbers are said back where they are written otherwise, and an area in square feet", () => {
  expect(understood("8", "whole")).toBe("");
  expect(understood("12,75 %", "decimal")).toBe("= 12.75");
  expect(understood("140 m²", "area")).toBe(interpolate(EDITOR_WORDS.readAsArea.en, { number: "1,507" }));
  expect(understood(" ", "dollars")).toBe("");
});
