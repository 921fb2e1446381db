// Is a picture complete? Only the lengths of its parts are read: decoding it would take a hundred times as long.
import { crc32 } from "node:zlib";

const END_OF_IMAGE = 0xd9;

/** Markers without a length, and 0, which follows a 255 that is data; all others have one (ITU-T T.81, B.1.1). */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** How many bytes to advance from the 255 at `at`. */
function stepAt(bytes: Buffer, at: number): number {
  const marker = bytes[at + 1] ?? 0;
  if (marker === 0xff) return 1;
  if (isAlone(marker) || at + 4 > bytes.length) return 2;
  return 2 + bytes.readUInt16BE(at + 2);
}

/** JPEG: segments that begin with 255 and a marker, and the picture's data between them. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = bytes.indexOf(0xff);
  while (at >= 0 && bytes[at + 1] !== END_OF_IMAGE) at = bytes.indexOf(0xff, at + stepAt(bytes, at));
  return at >= 0;
}

/** PNG: a signature, then chunks of a length, a name, data and a checksum of both, the last one IEND (PNG, 5.3). */
function isWholePng(bytes: Buffer): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return true;
    at = end + 4;
  }
  return false;
}

/** WebP: a RIFF file, whose name is followed by the length of the rest (RFC 9649, 2.4). */
const isWholeWebp = (bytes: Buffer): boolean => bytes.length >= 8 && bytes.readUInt32LE(4) + 8 <= bytes.length;

const CHECKS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: isWholeJpeg,
  png: isWholePng,
  webp: isWholeWebp,
};

/**
 * True if a picture has a format the site accepts and is complete.
 * @param format as sharp names it: `jpeg`, `png`, `webp`
 */
export const isWholePicture = (format: string | undefined, bytes: Buffer): boolean =>
  CHECKS[format ?? ""]?.(bytes) ?? false;
