/** Marks the link in an index ([data-index]) whose section crosses the middle of the viewport. */
export function markSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-index] a")];
  const mark = ({ isIntersecting, target }: IntersectionObserverEntry) => {
    const link = links.find(({ hash }) => hash === `#${target.id}`);
    if (isIntersecting) link?.setAttribute("aria-current", "true");
    else link?.removeAttribute("aria-current");
  };
  const observer = new IntersectionObserver((entries) => entries.forEach(mark), { rootMargin: "-45% 0px -55% 0px" });
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
