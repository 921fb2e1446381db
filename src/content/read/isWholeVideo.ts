// Does a video match its extension, and is it complete? Only the lengths of its outermost parts are read.
import { open, type FileHandle } from "node:fs/promises";

async function bytesAt(file: FileHandle, at: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(64), 0, 64, at);
  return buffer;
}

/** MP4: a sequence of boxes, each with its length and its name (ISO/IEC 14496-12, 4.2). */
async function isWholeMp4(file: FileHandle, size: number): Promise<boolean> {
  const names: string[] = [];
  let at = 0;
  while (at < size) {
    const box = await bytesAt(file, at);
    names.push(box.toString("latin1", 4, 8));
    const short = box.readUInt32BE(0);
    // 1: the length follows in eight bytes; 0: the box extends to the end of the file.
    const length = short === 1 ? Number(box.readBigUInt64BE(8)) : short || size - at;
    if (names[0] !== "ftyp" || length < 8) return false;
    at += length;
  }
  return at === size && names.includes("moov");
}

const [HEADER, SEGMENT] = ["1a45dfa3", "18538067"];

/** A length in WebM: its leading zeros give its number of bytes; all ones mean it is unknown (RFC 8794, 4). */
function lengthIn(bytes: Buffer, at: number): { length: number; end: number } {
  const width = Math.clz32(bytes.readUInt8(at)) - 23;
  const value = BigInt.asUintN(7 * width, BigInt(`0x${bytes.toString("hex", at, at + width)}`));
  const isKnown = value !== BigInt.asUintN(7 * width, -1n);
  return { length: isKnown ? Number(value) : 0, end: at + width };
}

/** WebM: a header, then a segment with everything else, each with its name and its length. */
async function isWholeWebm(file: FileHandle, size: number): Promise<boolean> {
  const start = await bytesAt(file, 0);
  if (start.toString("hex", 0, 4) !== HEADER) return false;
  const header = lengthIn(start, 4);
  const segment = await bytesAt(file, header.end + header.length);
  if (segment.toString("hex", 0, 4) !== SEGMENT) return false;
  const { length, end } = lengthIn(segment, 4);
  return header.end + header.length + end + length <= size;
}

/**
 * True if the video at `path` is MP4 or WebM as its extension says, and as long as it declares.
 * @throws Error if it cannot be opened
 */
export async function isWholeVideo(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await (path.endsWith(".webm") ? isWholeWebm(file, size) : isWholeMp4(file, size));
  } finally {
    await file.close();
  }
}
