/** How far below the screen loading starts, so that the form is there when the visitor arrives. */
const MARGIN = "600px 0px";

/**
 * Calls `act` once, as soon as `place` comes near the screen or takes the focus.
 * Returns a function that stops watching.
 */
export function whenNear(place: HTMLElement, act: () => void): () => void {
  const stop = () => {
    observer?.disconnect();
    place.removeEventListener("focusin", arrive);
  };
  const arrive = () => {
    stop();
    act();
  };
  const observer =
    "IntersectionObserver" in window
      ? new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && arrive(), {
          rootMargin: MARGIN,
        })
      : undefined;
  place.addEventListener("focusin", arrive);
  if (observer) observer.observe(place);
  else arrive();
  return stop;
}
