import type { Fault, MediaFact } from "./media";

/** `00:01.000 --> 00:02.500`, with hours or without. */
const CUE = /^(\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(\d{2,}:)?\d{2}:\d{2}\.\d{3}/gm;

/** The times of SRT, which browsers skip in WebVTT. */
const SRT_CUE = /^(\d{2,}:)?\d{2}:\d{2},\d{3}[ \t]+-->/m;

/** `01:02:03.500` in seconds. */
const secondsOf = (time: string) => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

const broken = (fault: Fault): MediaFact => ({ state: "broken", fault });

/** Whether browsers show all of a WebVTT file, and when its last caption comes. */
export function captionsFact(bytes: Uint8Array): MediaFact {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return broken("encoding");
  }
  if (!/^WEBVTT(\s|$)/.test(text)) return broken("broken");
  if (SRT_CUE.test(text)) return broken("commas");
  const starts = [...text.matchAll(CUE)].map(([cue]) => secondsOf(cue.split(/[ \t]/)[0] ?? ""));
  return starts.length > 0 ? { state: "file", lastCueSeconds: Math.max(...starts) } : broken("noCues");
}
