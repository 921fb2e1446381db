import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { encodePictures, mountPictures } from "../../../src/build/pictures/encodePictures";
import type { Handler } from "../../../src/platform/middlewareHost";
import { pictureHash, pictureName, variantOf } from "../../../src/build/pictures/pictureNames";
import { createPictureResolver } from "../../../src/build/pictures/pictureResolver";
import { filesBelow } from "../../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

/** Wider than high; with `orientation` 6, like a photo taken with the camera on its side. */
const house = (orientation = 1) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a06040" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

type Resolve = (file: object, args: object) => Promise<IGatsbyImageData>;

/** The resolver that the build adds to files. */
function resolver(): Resolve {
  let resolve: Resolve | undefined;
  const createResolvers = (types: { File: { gatsbyImageData: { resolve: Resolve } } }) =>
    (resolve = types.File.gatsbyImageData.resolve);
  createPictureResolver({ createResolvers } as unknown as CreateResolversArgs);
  if (!resolve) throw new Error("no field");
  return resolve;
}

const CARD = { layout: "constrained", width: 2400, breakpoints: [384, 704, 2400] };

async function asked(content: Buffer, args: object = CARD) {
  const folder = folderOf({ "projects/Oak House.jpg": content });
  const file = { absolutePath: join(folder, "projects/Oak House.jpg"), base: "Oak House.jpg" };
  const digest = { internal: { contentDigest: pictureHash(content) } };
  return { folder, data: await resolver()({ ...file, ...digest }, args) };
}

test("a name identifies the source and the encoding, in plain ASCII", () => {
  const variant = { hash: pictureHash(Buffer.from("a house")), width: 960, quality: 43, format: "avif" } as const;
  const name = pictureName("Casa número 3 (jardín).JPG", variant);
  expect(name).toMatch(/^casa-n-mero-3-jard-n--[0-9a-f]{10}-960-43\.avif$/);
  expect(variantOf(name)).toEqual(variant);
  expect(variantOf("house.jpg")).toBeUndefined();
  expect(pictureHash(Buffer.from("a house!"))).not.toBe(variant.hash);
});

test("a picture is offered in all widths up to its own, with one WebP file for old browsers", async () => {
  const { data } = await asked(await house());
  const widths = data.images.sources?.map(({ srcSet }) => srcSet.match(/\S+ \d+w/g));
  expect(widths).toEqual([
    [
      expect.stringMatching(/^\/pictures\/oak-house-\w{10}-384-43\.avif 384w$/),
      expect.stringMatching(/-704-43\.avif 704w$/),
      expect.stringMatching(/-1200-43\.avif 1200w$/),
    ],
  ]);
  expect(data.images.fallback?.src).toMatch(/^\/pictures\/oak-house-\w{10}-704-50\.webp$/);
  expect(data).toMatchObject({ width: 2400, height: 1600 });
});

test("a query may set the quality; the size of a rotated photo is that of its upright picture", async () => {
  const { data } = await asked(await house(6), { ...CARD, quality: 31 });
  expect(data.images.sources?.[0]?.srcSet).toContain("-384-31.avif 384w");
  expect(data.images.sources?.[0]?.srcSet).toContain("-800-31.avif 800w");
  expect(data.height).toBe(3600);
});

const page = (...names: string[]) => names.map((name) => `<img src="https://site.test/pictures/${name}">`).join("");

test("pictures referenced by pages and their data are encoded once, upright, without metadata; others go", async () => {
  const photo = await house(6);
  const content = folderOf({ "projects/oak.jpg": photo, "site.json": "{}" });
  const of = (width: number, format: "avif" | "webp") =>
    pictureName("oak.jpg", { hash: pictureHash(photo), width, quality: 43, format });
  const [small, large, old] = [of(64, "avif"), of(96, "webp"), of(80, "avif")];
  const folder = folderOf({
    "index.html": page(small),
    "data/projects/en-1.json": JSON.stringify({ srcSet: `/pictures/${large} 96w` }),
    "admin/config.json": JSON.stringify({ named: `/pictures/${old}` }),
    [`pictures/${old}`]: "not needed any more",
  });
  expect(await encodePictures({ publicFolder: folder, contentFolder: content })).toBe(2);
  expect(filesBelow(join(folder, "pictures"))).toEqual([small, large].sort());
  const { format, width, height, exif } = await sharp(join(folder, "pictures", small)).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "heif", width: 64, height: 96, exif: undefined });
  expect((await sharp(join(folder, "pictures", large)).metadata()).format).toBe("webp");
  writeFileSync(join(folder, "pictures", small), "kept");
  expect(await encodePictures({ publicFolder: folder, contentFolder: content })).toBe(0);
  expect(readFileSync(join(folder, "pictures", small), "utf8")).toBe("kept");
});

test("a name without a picture in the content stops the build with a remedy", async () => {
  const name = pictureName("gone.jpg", { hash: "0123456789", width: 64, quality: 43, format: "avif" });
  const folder = folderOf({ "index.html": page(name) });
  const folders = { publicFolder: folder, contentFolder: folderOf({ "site.json": "{}" }) };
  await expect(encodePictures(folders)).rejects.toThrow(`matches ${name}: run "npx gatsby`);
});

/** A server that calls the handler as `gatsby develop` does. */
async function developing(publicFolder: string, content: string): Promise<{ server: Server; url: string }> {
  const handlers: Handler[] = [];
  mountPictures({ use: (handler: Handler) => handlers.push(handler) }, publicFolder, content);
  const server = createServer((request, response) =>
    handlers[0]?.(request, response, (error) => response.writeHead(error ? 500 : 404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("in development, a picture is encoded on request", async () => {
  const photo = await house();
  const name = pictureName("oak.jpg", { hash: pictureHash(photo), width: 64, quality: 43, format: "avif" });
  const { server, url } = await developing(folderOf(), folderOf({ "oak.jpg": photo }));
  try {
    const answer = await fetch(`${url}/pictures/${name}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/avif"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(64);
    expect(Buffer.from(await (await fetch(`${url}/pictures/${name}`)).arrayBuffer()).equals(bytes)).toBe(true);
    expect((await fetch(`${url}/pictures/${name.replace(/\w{10}-64/, "0000000000-64")}`)).status).toBe(500);
    expect((await fetch(`${url}/pictures/house.jpg`)).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
