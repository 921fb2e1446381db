import { useEffect, useRef, useState, type RefObject } from "react";

/** What a film element is doing, as its own events tell it. */
export interface FilmState {
  isPlaying: boolean;
  isLoading: boolean;
  hasFailed: boolean;
}

/** Follows a film element: playing or not, waiting for data, failed. */
export function useFilm(): [RefObject<HTMLVideoElement>, FilmState] {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>({ isPlaying: false, isLoading: false, hasFailed: false });
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    const follow = () => {
      // A film that failed is not "paused" for the browser.
      const hasFailed = element.error !== null;
      const isPlaying = !element.paused && !hasFailed;
      setState({
        isPlaying,
        isLoading: isPlaying && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
        hasFailed,
      });
    };
    follow();
    const events = ["play", "playing", "pause", "ended", "waiting", "canplay", "emptied", "error"];
    events.forEach((event) => element.addEventListener(event, follow));
    return () => events.forEach((event) => element.removeEventListener(event, follow));
  }, []);
  return [film, state];
}
