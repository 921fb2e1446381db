/** The caption language the viewer wants, "" for none; undefined until a video has been started. */
let wanted: string | undefined;

const shownBy = (video: HTMLVideoElement) =>
  [...video.textTracks].find(({ mode }) => mode === "showing")?.language ?? "";

/**
 * Shows captions when a video is first started: in the page's language, or as the viewer has since chosen on another
 * video. Until then none are loaded.
 */
export function showCaptions(video: HTMLVideoElement): void {
  if ("captioned" in video.dataset) return;
  video.dataset.captioned = "";
  wanted ??= document.documentElement.lang;
  for (const track of video.textTracks) track.mode = track.language === wanted ? "showing" : "disabled";
  video.textTracks.addEventListener("change", () => {
    wanted = shownBy(video);
  });
}
