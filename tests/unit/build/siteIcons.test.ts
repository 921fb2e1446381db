import { readFileSync } from "node:fs";
import sharp from "sharp";
import { ICON_FILE, siteIcons } from "../../../src/build/icons/siteIcons";
import { COLORS } from "../../../src/theme/tokens";

test("the site's icon has the theme's colors (npm run icons redraws all of them)", async () => {
  const icon = readFileSync(ICON_FILE, "utf8");
  expect(icon).toContain(COLORS.light.accent);
  expect(icon).toBe((await siteIcons())[ICON_FILE]);
});

test("the icons of the page and the manifest have the sizes that these name", async () => {
  const sizes = await Promise.all(
    Object.entries(await siteIcons()).flatMap(([file, content]) =>
      file.endsWith(".png") ? [sharp(content as Buffer).metadata()] : [],
    ),
  );
  expect(sizes.map(({ width }) => width)).toEqual([192, 512, 512, 180]);
});

test("the favicon is an icon file whose picture starts where its directory says and fills the rest", async () => {
  const icon = (await siteIcons())["static/favicon.ico"] as Buffer;
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(icon.readUInt16LE(2)).toBe(1);
  expect(start + length).toBe(icon.length);
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
