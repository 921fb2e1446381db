/** Pauses every other film of the page that has a sound of its own: one speaks at a time. */
export function pauseOthers(playing: HTMLVideoElement): void {
  for (const film of document.querySelectorAll("video")) {
    if (film !== playing && !film.muted) film.pause();
  }
}
