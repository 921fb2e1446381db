// Longer than a browser takes to scroll to where the page was left, and the router to show it.
const TRAVEL_MS = 500;

/**
 * On the way back Firefox scrolls to the place on the page before while Gatsby still shows, and remembers places for, the
 * page that is left: the two pages would swap their places. Gatsby, which listens after us, does not hear of that scroll.
 */
export function keepPlaces(): void {
  let arrival = 0;
  addEventListener("popstate", () => {
    arrival = performance.now() + TRAVEL_MS;
  });
  addEventListener(
    "scroll",
    (event) => {
      if (performance.now() < arrival) event.stopImmediatePropagation();
    },
    true,
  );
}
