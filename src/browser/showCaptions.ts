/** The caption language the viewer wants, "" for none; undefined until a video has been started. */
let wanted: string | undefined;

/** What each started video shows. */
const shown = new WeakMap<HTMLVideoElement, string>();

const shownBy = (video: HTMLVideoElement) =>
  [...video.textTracks].find(({ mode }) => mode === "showing")?.language ?? "";

/** Notes the viewer's choice; the browser also reports the changes made here. */
function noteChoice(video: HTMLVideoElement): void {
  const now = shownBy(video);
  if (now === shown.get(video)) return;
  shown.set(video, now);
  wanted = now;
}

/**
 * Shows captions on a video that starts: in the page's language, or as the viewer has since chosen on any video. Until
 * a video starts, none are loaded.
 */
export function showCaptions(video: HTMLVideoElement): void {
  if (!shown.has(video)) video.textTracks.addEventListener("change", () => noteChoice(video));
  wanted ??= document.documentElement.lang;
  for (const track of video.textTracks) track.mode = track.language === wanted ? "showing" : "disabled";
  shown.set(video, shownBy(video));
}
