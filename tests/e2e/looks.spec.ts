import { DEFAULT_LANGUAGE } from "../../src/i18n/languages";
import { expectLook, FOR_LOOKS, LOOKS } from "./looks";
import { SAMPLE } from "./sample";
import { test } from "./test";

test.use(FOR_LOOKS);

for (const look of LOOKS.filter(({ language }) => language === DEFAULT_LANGUAGE)) {
  test(`${look.path} is visually unchanged on a phone`, SAMPLE, ({ page }) =>
    expectLook(page, look, [{ width: 360, colorScheme: "light" }]),
  );
}
