import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readMedia } from "../../../../src/content/read/readMedia";
import { valueAt } from "../../../fixtures/brokenContent";
import { folderOf, removeFolders } from "../../../fixtures/folder";

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

test("a photo taken sideways has the size it is displayed at", async () => {
  const jpeg = await image(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await factOf("house.jpg", jpeg)).toEqual({ state: "picture", widthPixels: 30, heightPixels: 40 });
});

test.each([
  ["house.jpg", ""],
  ["house.png", "no picture"],
  ["house.webp", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["video.mp4", ""],
  ["video.mp4", "<!doctype html><title>Not found</title>"],
  ["video.webm", ""],
  ["video.webm", "anything"],
  ["captions.vtt", "1\n00:00 --> 00:02\nHello"],
])("%s containing %j is broken", async (name, bytes) => {
  expect(await factOf(name, bytes)).toEqual({ state: "broken", fault: "broken" });
});

test.each([
  ["WEBVTT\n\n00:01.000 --> 00:02.000\nHello", undefined],
  ["\uFEFFWEBVTT - English\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000 line:80%\r\nHello", undefined],
  ["WEBVTT\n", "noCues"],
  ["WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello", "commas"],
  [Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nAdi\xf3s", "latin1"), "encoding"],
])("of captions containing %j, visitors miss: %s", async (bytes, fault) => {
  const file = { state: "file", lastCueSeconds: 1 };
  expect(await factOf("captions.vtt", bytes)).toEqual(fault ? { state: "broken", fault } : file);
});

/** A JPEG as cameras write it: its first segment contains a thumbnail, itself a JPEG. */
async function withThumbnail(picture: Buffer): Promise<Buffer> {
  const small = await image(16, 12).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(small.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), head, small, picture.subarray(2)]);
}

/** A picture or film that content/site.json names. */
const shipped = (folder: string, field: string) => readFileSync(join(folder, valueAt<string>("site.json", field)));

const PICTURE = shipped("content", "pictures.services.file");

test.each([
  ["house.jpg", () => PICTURE],
  ["sequential.jpg", () => sharp(PICTURE).resize(400).jpeg({ progressive: false }).toBuffer()],
  ["with-thumbnail.jpg", () => sharp(PICTURE).jpeg().toBuffer().then(withThumbnail)],
  ["house.png", () => sharp(PICTURE).resize(400).png().toBuffer()],
  ["house.webp", () => sharp(PICTURE).resize(400).webp().toBuffer()],
  ["hero.mp4", () => shipped("static", "hero.wideFilm.mp4")],
  ["hero.webm", () => shipped("static", "hero.wideFilm.webm")],
])("%s is usable when complete, and broken when its end is cut off", async (name, read) => {
  const bytes = await read();
  expect((await factOf(name, bytes)).state).not.toBe("broken");
  for (const end of [9, 30, 0.01 * bytes.length, 0.6 * bytes.length, 0.98 * bytes.length, bytes.length - 1])
    expect(await factOf(name, bytes.subarray(0, end))).toEqual({ state: "broken", fault: "broken" });
});

test("a PNG with one flipped bit is broken", async () => {
  const png = await sharp(PICTURE).resize(400).png().toBuffer();
  const middle = Math.floor(png.length / 2);
  png.writeUInt8(png.readUInt8(middle) ^ 1, middle);
  expect(await factOf("house.png", png)).toEqual({ state: "broken", fault: "broken" });
});

/** An MP4 box: its length in four bytes, its name, and its contents. */
function box(length: number, name: string, content = ""): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return Buffer.concat([head, Buffer.from(name + content, "latin1")]);
}

const LONG = "\0\0\0\0\0\0\0\x12";

/** A box around others, or around bytes. */
const around = (name: string, ...inner: (Buffer | string)[]) => {
  const content = Buffer.concat(inner.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
  return box(8 + content.length, name, content.toString("latin1"));
};

/** The list of one track: `vide` or `soun`, and how it is written. */
const tracks = (kind: string, entry: string) => {
  const table = around("stsd", `${"\0".repeat(12)}${entry}`);
  const media = around("minf", around("stbl", table));
  return around("moov", around("trak", around("mdia", around("hdlr", `${"\0".repeat(8)}${kind}`), media)));
};

const [START, FILM] = [box(8, "ftyp"), tracks("vide", "avc1")];

test.each([
  ["whose last part goes on to the end", [START, FILM, box(0, "mdat", "video")], undefined],
  ["with a length in eight bytes", [START, box(1, "mdat", `${LONG}ab`), FILM], undefined],
  ["without a table of its pictures", [START, box(12, "mdat", "video")], "broken"],
  ["with a part of no length", [START, box(2, "free"), FILM], "broken"],
  ["in HEVC", [START, tracks("vide", "hvc1")], "codec"],
  ["in MPEG-4 Part 2", [START, tracks("vide", "mp4v")], "codec"],
  ["of sound alone", [START, tracks("soun", "mp4a")], "onlySound"],
])("a video %s: %#", async (_what, boxes, fault) => {
  expect(await factOf("video.mp4", Buffer.concat(boxes))).toEqual(
    fault ? { state: "broken", fault } : expect.objectContaining({ state: "file" }),
  );
});

test("of a film, its length is known, and whether it plays before all of it has arrived", async () => {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1000, 12);
  head.writeUInt32BE(8500, 16);
  const list = Buffer.concat([around("mvhd", head), tracks("vide", "avc1").subarray(8)]);
  const film = around("moov", list);
  const data = box(12, "mdat", "abcd");
  const fact = (...boxes: Buffer[]) => factOf("video.mp4", Buffer.concat([START, ...boxes]));
  expect(await fact(film, data)).toEqual({ state: "file", seconds: 8.5, hasSound: false, isIndexLast: false });
  expect(await fact(data, film)).toEqual({ state: "file", seconds: 8.5, hasSound: false, isIndexLast: true });
  const heard = around("moov", FILM.subarray(8), tracks("soun", "mp4a").subarray(8));
  expect(await fact(heard, data)).toMatchObject({ hasSound: true });
});

test("a WebM of sound alone shows visitors nothing", async () => {
  const webm = (codecs: string) =>
    Buffer.concat([Buffer.from("1a45dfa380" + "1853806701ffffffffffffff", "hex"), Buffer.from(codecs)]);
  expect(await factOf("video.webm", webm("A_OPUS"))).toEqual({ state: "broken", fault: "onlySound" });
  expect(await factOf("video.webm", webm("V_VP9 A_OPUS"))).toEqual({ state: "file", hasSound: true });
});

test("a WebM video of unknown length, as browsers record it, is a file", async () => {
  const video = Buffer.from("1a45dfa380" + "1853806701ffffffffffffff" + "1549a966", "hex");
  expect(await factOf("video.webm", video)).toEqual({ state: "file", hasSound: false });
});

test("a missing file is reported with the nearest name in its folder", async () => {
  const root = folderOf({ "media/Video.mp4": "x", "media/other-thing.txt": "x" });
  const media = await readMedia(root, ["media/video.mp4", "media/absent.mp4", "nowhere/video.mp4"]);
  expect(media("media/video.mp4")).toEqual({ state: "missing", nearest: "Video.mp4" });
  expect(media("media/absent.mp4")).toEqual({ state: "missing" });
  expect(media("nowhere/video.mp4")).toEqual({ state: "missing" });
});

test("a file that git hosts refuse is too large", async () => {
  const root = folderOf();
  writeFileSync(join(root, "video.mp4"), "");
  truncateSync(join(root, "video.mp4"), 96_000_000);
  expect((await readMedia(root, ["video.mp4"]))("video.mp4")).toEqual({ state: "tooLarge", bytes: 96_000_000 });
});

test("a folder in place of a picture is broken", async () => {
  const root = folderOf({ "house.jpg/inside.txt": "x" });
  expect((await readMedia(root, ["house.jpg"]))("house.jpg")).toEqual({ state: "broken", fault: "broken" });
});
