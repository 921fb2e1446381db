/**
 * Acts on each element once, when all of it has scrolled into view. One that is in view from the start is left as it
 * is, as a change would only flicker; all are where motion is to be reduced.
 * @returns the elements that will be acted on
 */
export function onceSeen<Kind extends HTMLElement | SVGElement>(
  elements: Iterable<Kind>,
  act: (element: Kind) => void,
): Kind[] {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  const later = [...elements].filter((element) => element.getBoundingClientRect().bottom > innerHeight);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const element = later.find((one) => one === target);
        if (!isIntersecting || !element) continue;
        observer.unobserve(element);
        act(element);
      }
    },
    { threshold: 1 },
  );
  for (const element of later) observer.observe(element);
  return later;
}
