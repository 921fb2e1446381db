import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { ICON_FILE, OWN_ICON_FILE, siteIcons } from "../../../src/build/icons/siteIcons";
import { COLORS } from "../../../src/theme/tokens";

test("the site's icon has the theme's colors (npm run icons redraws all of them)", async () => {
  const icon = readFileSync(ICON_FILE, "utf8");
  const own = existsSync(OWN_ICON_FILE) ? readFileSync(OWN_ICON_FILE, "utf8") : undefined;
  if (!own) expect(icon).toContain(COLORS.light.accent);
  expect(icon).toBe((await siteIcons(own))[ICON_FILE]);
});

test("the icons of the page and the manifest have the sizes that these name", async () => {
  const sizes = await Promise.all(
    Object.entries(await siteIcons()).flatMap(([file, content]) =>
      file.endsWith(".png") ? [sharp(content as Buffer).metadata()] : [],
    ),
  );
  expect(sizes.map(({ width }) => width)).toEqual([192, 512, 512, 180]);
});

test("the owner's own icon takes the place of the house's in every file", async () => {
  const own = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1f5c3a"/></svg>`;
  const icons = await siteIcons(own);
  expect(icons[ICON_FILE]).toBe(own);
  for (const file of ["static/icons/icon-512.png", "static/icons/icon-maskable-512.png"]) {
    const { data, info } = await sharp(icons[file] as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (info.height / 2) * info.width * info.channels + (info.width / 2) * info.channels;
    expect([...data.subarray(middle, middle + 3)]).toEqual([0x1f, 0x5c, 0x3a]);
  }
});

test("the favicon is an icon file whose picture starts where its directory says and fills the rest", async () => {
  const icon = (await siteIcons())["static/favicon.ico"] as Buffer;
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(icon.readUInt16LE(2)).toBe(1);
  expect(start + length).toBe(icon.length);
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
