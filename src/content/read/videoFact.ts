// Does a video match its extension, is it complete, and can browsers show it? Only its outermost parts and its list of
// tracks are read, on disk and in the browser alike.
import type { Fault, MediaFact } from "./media";

/** Reads up to `length` bytes. */
type ReadBytes = (at: number, length: number) => Promise<Uint8Array>;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const BROKEN: MediaFact = { state: "broken", fault: "broken" };

interface Box {
  name: string;
  /** Of its content. */
  start: number;
  end: number;
}

/** The boxes within bytes, each with its length and its name (ISO/IEC 14496-12, 4.2). */
function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const length = viewOf(bytes).getUint32(at);
    if (length < 8) break;
    boxes.push({ name: ascii(bytes, at + 4, at + 8), start: at + 8, end: Math.min(end, at + length) });
    at += length;
  }
  return boxes;
}

function boxAt(bytes: Uint8Array, { start, end }: Pick<Box, "start" | "end">, ...path: string[]): Box | undefined {
  const [name, ...rest] = path;
  const box = boxesIn(bytes, start, end).find((one) => one.name === name);
  return box && rest.length > 0 ? boxAt(bytes, box, ...rest) : box;
}

/** Names of the ways to write pictures that every browser shows: H.264, AV1, VP8, and VP9. */
const SHOWN = ["avc1", "avc3", "av01", "vp08", "vp09"];

/** The tracks of one kind (`vide`, `soun`) that a `moov` box lists. */
const tracksOf = (moov: Uint8Array, kind: string): Box[] =>
  boxesIn(moov, 0, moov.length).filter((track) => {
    const handler = track.name === "trak" && boxAt(moov, track, "mdia", "hdlr");
    return handler && ascii(moov, handler.start + 8, handler.start + 12) === kind;
  });

function faultOfTracks(moov: Uint8Array): Fault | undefined {
  const videos = tracksOf(moov, "vide");
  if (videos.length === 0) return "onlySound";
  const entries = videos.map((track) => {
    const table = boxAt(moov, track, "mdia", "minf", "stbl", "stsd");
    return table ? ascii(moov, table.start + 12, table.start + 16) : "";
  });
  return entries.every((entry) => SHOWN.includes(entry)) ? undefined : "codec";
}

/** The length of a film from its `mvhd` box; undefined if it is told elsewhere. */
function secondsOf(moov: Uint8Array): number | undefined {
  const head = boxAt(moov, { start: 0, end: moov.length }, "mvhd");
  if (!head || head.end - head.start < 32) return undefined;
  const view = viewOf(moov);
  // Version 1 has its times in eight bytes each.
  const isLong = moov[head.start] === 1;
  const scale = view.getUint32(head.start + (isLong ? 20 : 12));
  const length = isLong ? Number(view.getBigUint64(head.start + 24)) : view.getUint32(head.start + 16);
  return scale > 0 && length > 0 ? length / scale : undefined;
}

/** In bytes: more than the list of tracks of an hour takes. */
const LARGEST_LIST = 32_000_000;

async function mp4Fact(read: ReadBytes, size: number): Promise<MediaFact> {
  const names: string[] = [];
  let fault: Fault | undefined;
  let seconds: number | undefined;
  // Unless its list of tracks says otherwise.
  let hasSound = true;
  let at = 0;
  while (at < size) {
    const head = await read(at, 16);
    if (head.length < 8) return BROKEN;
    const name = ascii(head, 4, 8);
    names.push(name);
    const short = viewOf(head).getUint32(0);
    // 1: the length follows in eight bytes; 0: the box extends to the end of the file.
    const length = short === 1 ? Number(viewOf(head).getBigUint64(8)) : short || size - at;
    if (names[0] !== "ftyp" || length < 8) return BROKEN;
    if (name === "moov" && length < LARGEST_LIST) {
      const moov = await read(at + 8, length - 8);
      fault = faultOfTracks(moov);
      seconds = secondsOf(moov);
      hasSound = tracksOf(moov, "soun").length > 0;
    }
    at += length;
  }
  if (at !== size || !names.includes("moov")) return BROKEN;
  if (fault) return { state: "broken", fault };
  return {
    state: "file",
    seconds,
    hasSound,
    isIndexLast: names.indexOf("moov") > names.indexOf("mdat") && names.includes("mdat"),
  };
}

const [HEADER, SEGMENT] = [0x1a45dfa3, 0x18538067];

/** A length in WebM: its leading zeros give its number of bytes; all ones mean it is unknown (RFC 8794, 4). */
function lengthIn(bytes: Uint8Array, at: number): { length: number; end: number } {
  const width = Math.clz32(bytes[at] ?? 0) - 23;
  let value = 0n;
  for (const byte of bytes.subarray(at, at + width)) value = (value << 8n) | BigInt(byte);
  const length = BigInt.asUintN(7 * width, value);
  const isKnown = length !== BigInt.asUintN(7 * width, -1n);
  return { length: isKnown ? Number(length) : 0, end: at + width };
}

/** In bytes: where the list of tracks is. */
const WEBM_TRACKS = 65_536;

/** WebM: a header, then a segment with everything else, each with its name and its length. */
async function webmFact(read: ReadBytes, size: number): Promise<MediaFact> {
  const start = await read(0, Math.min(size, WEBM_TRACKS));
  if (start.length < 16 || viewOf(start).getUint32(0) !== HEADER) return BROKEN;
  const header = lengthIn(start, 4);
  const segment = await read(header.end + header.length, 64);
  if (segment.length < 12 || viewOf(segment).getUint32(0) !== SEGMENT) return BROKEN;
  const { length, end } = lengthIn(segment, 4);
  if (header.end + header.length + end + length > size) return BROKEN;
  const text = new TextDecoder("latin1").decode(start);
  const hasSound = /A_(OPUS|VORBIS)/.test(text);
  const isOnlySound = hasSound && !/V_(VP[89]|AV1)/.test(text);
  return isOnlySound ? { state: "broken", fault: "onlySound" } : { state: "file", hasSound };
}

/** What is known about an MP4 or WebM file, as its extension says. */
export const videoFact = (path: string, read: ReadBytes, size: number): Promise<MediaFact> =>
  path.endsWith(".webm") ? webmFact(read, size) : mp4Fact(read, size);
