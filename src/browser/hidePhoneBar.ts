/** Hides the bar of contact links on phones ([data-phone-bar]) while the form itself is in view. */
export function hidePhoneBar(): void {
  const bar = document.querySelector("[data-phone-bar]");
  const form = document.getElementById("contact");
  if (!bar || !form) return;
  new IntersectionObserver((entries) => {
    bar.toggleAttribute("data-away", entries.at(-1)?.isIntersecting ?? false);
  }).observe(form);
}
