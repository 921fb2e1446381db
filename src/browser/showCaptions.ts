/** The language of the captions that the viewer wants to see, "" for none; undefined until a film has been started. */
let wanted: string | undefined;

const shownBy = (film: HTMLVideoElement) => [...film.textTracks].find(({ mode }) => mode === "showing")?.language ?? "";

/**
 * Shows the captions of a film that is started for the first time: those of the page's language, or what the viewer has
 * chosen on another film meanwhile. Until then none is loaded.
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
