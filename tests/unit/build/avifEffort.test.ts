import sharp from "sharp";
import { AVIF_EFFORT, limitAvifEffort } from "../../../src/build/avifEffort";

const noise = () =>
  sharp({
    create: {
      width: 96,
      height: 96,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test("an AVIF is encoded with the project's effort, as gatsby-plugin-sharp asks for it, and with another where one is named", async () => {
  const picture = await noise();
  const wanted = await sharp(picture).avif({ quality: 42, effort: AVIF_EFFORT }).toBuffer();
  const thorough = await sharp(picture).avif({ quality: 42 }).toBuffer();
  expect(wanted.equals(thorough)).toBe(false);
  limitAvifEffort();
  const plugins = sharp(picture).webp({ quality: 50, force: false }).avif({ quality: 42, force: true });
  expect((await plugins.toBuffer()).equals(wanted)).toBe(true);
  expect((await sharp(picture).avif({ quality: 42, effort: 4 }).toBuffer()).equals(thorough)).toBe(true);
});
