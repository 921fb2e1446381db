// The state of videos with an overlaid button ([data-player], components/VideoPlayer), as reported by their events.

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
function showCaptions(video: HTMLVideoElement): void {
  if (!shown.has(video)) video.textTracks.addEventListener("change", () => noteChoice(video));
  wanted ??= document.documentElement.lang;
  for (const track of video.textTracks) track.mode = track.language === wanted ? "showing" : "disabled";
  shown.set(video, shownBy(video));
}

const EVENTS = ["play", "playing", "pause", "ended", "waiting", "canplay", "emptied", "error"];

/** Shows a message when due; a live region announces changes to its content. */
function showNote(place: HTMLElement | null, isDue: boolean): void {
  if (!place || place.hidden === !isDue) return;
  place.hidden = !isDue;
  place.textContent = isDue ? (place.dataset.message ?? "") : "";
}

/** Sets the button's current label, and keeps the other one for later. */
function label(button: HTMLElement, isPlaying: boolean): void {
  if (button.hasAttribute("data-pauses") === isPlaying) return;
  button.toggleAttribute("data-pauses", isPlaying);
  const shown = button.getAttribute("aria-label") ?? "";
  button.setAttribute("aria-label", button.dataset.otherLabel ?? "");
  button.dataset.otherLabel = shown;
}

/** Once started, a video keeps the browser's native controls below its button. */
function giveControls(player: Element, video: HTMLVideoElement): void {
  player.setAttribute("data-started", "");
  video.controls = true;
  video.removeAttribute("tabindex");
  showCaptions(video);
}

/** Shows the state of a video and its button in `player`. */
function showVideo(player: Element, video: HTMLVideoElement): void {
  // The browser does not report a failed video as "paused".
  const hasFailed = video.error !== null;
  const isPlaying = !video.paused && !hasFailed;
  const isStarting = isPlaying && !player.hasAttribute("data-playing");
  player.toggleAttribute("data-playing", isPlaying);
  const button = player.querySelector<HTMLElement>("[data-other-label]");
  if (button) label(button, isPlaying);
  if (isStarting && video.hasAttribute("data-file")) {
    giveControls(player, video);
    pauseOthers(video);
  }
  showNote(player.querySelector("[role=status]"), isPlaying && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
  showNote(player.querySelector("[role=alert]"), hasFailed);
}

/** Pauses every other video on the page that has sound: only one plays at a time. */
function pauseOthers(playing: HTMLVideoElement): void {
  for (const video of document.querySelectorAll("video")) {
    if (video !== playing && !video.muted) video.pause();
  }
}

function follow(target: EventTarget | null): void {
  if (!(target instanceof HTMLVideoElement)) return;
  const player = target.closest("[data-player]");
  if (player) showVideo(player, target);
}

/** Tracks all videos on the page, including those already playing. */
export function showVideos(): void {
  // Media events do not bubble to the document, but can be captured there.
  for (const event of EVENTS) document.addEventListener(event, ({ target }) => follow(target), true);
  document.querySelectorAll("video").forEach(follow);
}
