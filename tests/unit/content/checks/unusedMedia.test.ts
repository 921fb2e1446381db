import { join } from "node:path";
import { checkFolder, unusedMedia } from "../../../../src/content/checks/checkFolder";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

test("every picture, video and captions file shipped with the site is used", async () => {
  expect((await checkFolder()).unused).toEqual([]);
});

test("unreferenced files are listed, including formats the site cannot show", async () => {
  const folder = folderOf({
    "content/projects/oak.jpg": "",
    "content/projects/old/elm.HEIC": "",
    "content/projects/oak.json": "{}",
    "content/README.md": "",
    "static/media/video.mp4": "",
    "static/media/video.en.vtt": "",
  });
  expect(await unusedMedia(folder, ["content/projects/oak.jpg", "static/media/video.mp4"])).toEqual([
    "content/projects/old/elm.HEIC",
    "static/media/video.en.vtt",
  ]);
  expect(await unusedMedia(join(folder, "nowhere"), [])).toEqual([]);
});
