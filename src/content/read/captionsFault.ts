import type { Fault } from "./media";

/** `00:01.000 --> 00:02.500`, with hours or without. */
const CUE = /^(\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(\d{2,}:)?\d{2}:\d{2}\.\d{3}/m;

/** The times of SRT, which browsers skip in WebVTT. */
const SRT_CUE = /^(\d{2,}:)?\d{2}:\d{2},\d{3}[ \t]+-->/m;

/** Why browsers show nothing of a WebVTT file, or not all of it; undefined if they do. */
export function captionsFault(bytes: Uint8Array): Fault | undefined {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "encoding";
  }
  if (!/^WEBVTT(\s|$)/.test(text)) return "broken";
  if (SRT_CUE.test(text)) return "commas";
  return CUE.test(text) ? undefined : "noCues";
}
