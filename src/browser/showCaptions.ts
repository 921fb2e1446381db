/** The caption language the viewer wants, "" for none; undefined until a video has been started. */
let wanted: string | undefined;

const shownBy = (film: HTMLVideoElement) => [...film.textTracks].find(({ mode }) => mode === "showing")?.language ?? "";

/**
 * Shows captions when a video is first started: in the page's language, or as the viewer has since chosen on another
 * video. Until then none are loaded.
 */
export function showCaptions(film: HTMLVideoElement): void {
  if ("captioned" in film.dataset) return;
  film.dataset.captioned = "";
  wanted ??= document.documentElement.lang;
  for (const track of film.textTracks) track.mode = track.language === wanted ? "showing" : "disabled";
  film.textTracks.addEventListener("change", () => {
    wanted = shownBy(film);
  });
}
