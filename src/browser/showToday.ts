/** The page may have been built some time ago: shows the current year, and no holiday that is over. */
export function showToday(now = new Date()): void {
  for (const holiday of document.querySelectorAll<HTMLElement>("[data-until]"))
    holiday.hidden = new Date(`${holiday.dataset.until}T24:00`) < now;
  for (const line of document.querySelectorAll("[data-year]"))
    line.textContent = `${line.textContent}`.replace(/\d{4}/, `${now.getFullYear()}`);
}
