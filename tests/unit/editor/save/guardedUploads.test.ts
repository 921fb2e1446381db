/** @jest-environment jsdom */
import { openRepository, TEAM } from "./guardedRepository";

test("no upload takes the place of a file that another entry shows", async () => {
  const { refused, guarded, change } = openRepository();
  const dataFiles = [{ path: TEAM, raw: change(TEAM, "order", 901) }];
  const assets = [{ path: "/content/projects/white-farmhouse-before.jpg", fileObj: { size: 1000 } as File }];
  await expect(guarded.persistEntry({ dataFiles, assets }, {})).rejects.toThrow("see the list");
  expect(refused).toEqual([expect.objectContaining({ why: "upload", name: "white-farmhouse-before.jpg" })]);
});

test.each([
  ["IMG_1.HEIC", 1000, "HEIC"],
  ["plan.pdf", 1000, "JPEG, PNG, or WebP"],
  ["photo.png", 12_000_000, "12 MB"],
  ["photo.jpg", 4_010_000, "is 4.1 MB, and the limit is 4 MB"],
  ["video.mp4", 150_000_000, "video host"],
])("%s of %d bytes is refused with a reason", async (name, size, words) => {
  const { refused, guarded } = openRepository();
  const upload = { path: `static/media/${name}`, fileObj: { size } as File };
  await expect(guarded.persistMedia(upload, {})).rejects.toThrow("see the list");
  expect(refused).toEqual([
    { why: "upload", name, message: expect.objectContaining({ en: expect.stringContaining(words) }) },
  ]);
});

test.each(["photo.jpg", "video.mp4", "video.en.vtt"])("%s is uploaded", async (name) => {
  const { guarded } = openRepository();
  const upload = { path: `static/media/${name}`, fileObj: { size: 3_000_000 } as File };
  expect(await guarded.persistMedia(upload, {})).toBe("uploaded");
});
