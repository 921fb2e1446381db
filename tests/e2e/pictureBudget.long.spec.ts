import { DEFAULT_LANGUAGE } from "../../src/i18n/languages";
import { fetchedFiles, scrollToEnd } from "../bench/visit";
import { bytes, firstPicture, isPicture, over, visit } from "./pageAmounts";
import { KINDS_OF_PAGES } from "./site";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

const SMALL_PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

// Pictures are the same in every language.
for (const sitePage of KINDS_OF_PAGES.filter(({ language }) => language === DEFAULT_LANGUAGE)) {
  const { path } = sitePage;
  test(
    `the pictures of ${path} stay within their budget on a fine screen and on a desktop`,
    SAMPLE,
    async ({ openAs }) => {
      const smallPhone = await visit(openAs, SMALL_PHONE, path);
      const first = (await fetchedFiles(smallPhone)).filter(await firstPicture(smallPhone));
      const desktop = await visit(openAs, DESKTOP, path);
      await scrollToEnd(desktop);
      const onDesktop = (await fetchedFiles(desktop)).filter(isPicture);
      expect(
        over(sitePage, { firstPictureBytesFineScreen: bytes(first), pictureBytesDesktop: bytes(onDesktop) }),
      ).toEqual([]);
    },
  );
}
