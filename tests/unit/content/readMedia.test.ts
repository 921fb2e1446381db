// What the disk says of pictures, films and captions.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readMedia } from "../../../src/content/readMedia";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#D90000" } });

async function factOf(name: string, bytes: Buffer | string) {
  const root = folderOf();
  writeFileSync(join(root, name), bytes);
  return (await readMedia(root, [name]))(name);
}

test("a picture's size is read from its header", async () => {
  const jpeg = await image(40, 30).jpeg().toBuffer();
  expect(await factOf("house.jpg", jpeg)).toEqual({ state: "picture", widthPixels: 40, heightPixels: 30 });
});

test("a photograph that was taken sideways counts as it is seen", async () => {
  const jpeg = await image(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await factOf("house.jpg", jpeg)).toEqual({ state: "picture", widthPixels: 30, heightPixels: 40 });
});

test.each([
  ["house.jpg", ""],
  ["house.png", "no picture"],
  ["house.webp", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["film.mp4", ""],
  ["captions.vtt", "1\n00:00 --> 00:02\nHello"],
])("%s that holds %j is broken", async (name, bytes) => {
  expect(await factOf(name, bytes)).toEqual({ state: "broken" });
});

test.each([
  ["film.webm", "anything"],
  ["captions.vtt", "WEBVTT\n"],
  ["captions.vtt", "\uFEFFWEBVTT\n"],
])("%s that holds %j is a file", async (name, bytes) => {
  expect(await factOf(name, bytes)).toEqual({ state: "file" });
});

test("a file that is not there is missing, with the name of the nearest in its folder", async () => {
  const root = folderOf({ "media/Film.mp4": "x", "media/other-thing.txt": "x" });
  const media = await readMedia(root, ["media/film.mp4", "media/absent.mp4", "nowhere/film.mp4"]);
  expect(media("media/film.mp4")).toEqual({ state: "missing", nearest: "Film.mp4" });
  expect(media("media/absent.mp4")).toEqual({ state: "missing" });
  expect(media("nowhere/film.mp4")).toEqual({ state: "missing" });
});

test("a folder in the place of a picture is broken", async () => {
  const root = folderOf({ "house.jpg/inside.txt": "x" });
  expect((await readMedia(root, ["house.jpg"]))("house.jpg")).toEqual({ state: "broken" });
});
