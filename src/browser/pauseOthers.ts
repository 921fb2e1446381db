/** Pauses every other video on the page that has sound: only one plays at a time. */
export function pauseOthers(playing: HTMLVideoElement): void {
  for (const film of document.querySelectorAll("video")) {
    if (film !== playing && !film.muted) film.pause();
  }
}
