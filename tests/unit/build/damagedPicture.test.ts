// A picture that is damaged in the middle passes the content check, which decodes none: the build says which it is.
import sharp from "sharp";
import { encodePicture, picturesByHash } from "../../../src/build/pictures/encodePictures";
import { pictureHash, pictureName } from "../../../src/build/pictures/pictureNames";
import { isWholePicture } from "../../../src/content/read/isWholePicture";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

test("a damaged picture stops the build, which names its file and the remedy", async () => {
  const colors = Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, place) => (place * 7919) % 251));
  const photo = await sharp(colors, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer();
  photo.fill(0, photo.length >> 1, (photo.length >> 1) + 2000);
  expect(isWholePicture("jpeg", photo)).toBe(true);
  const content = folderOf({ "projects/oak.jpg": photo });
  const name = pictureName("oak.jpg", { hash: pictureHash(photo), width: 500, quality: 43, format: "avif" });
  await expect(encodePicture(name, picturesByHash(content), folderOf())).rejects.toThrow(
    /projects\/oak\.jpg could not be processed \(.+\): if it is damaged, export it again/,
  );
});
