import { expectLook, FOR_LOOKS, LOOKS, screensIn } from "./looks";
import { SAMPLE } from "./sample";
import { test } from "./test";

test.use(FOR_LOOKS);

for (const look of LOOKS) {
  test(`${look.path} is visually unchanged, at all widths, in light and dark colors`, SAMPLE, ({ page }) =>
    expectLook(page, look, screensIn(look.language)),
  );
}
