/** The page may have been built some time ago: shows the current year, and no holiday that is over. */
export function showToday(now = new Date()): void {
  const today = now.toISOString().slice(0, 10);
  for (const holiday of document.querySelectorAll<HTMLElement>("[data-until]"))
    holiday.hidden = `${holiday.dataset.until}` < today;
  const year = now.getFullYear();
  for (const line of document.querySelectorAll("[data-year]"))
    line.textContent = (line.textContent ?? "").replace(/\d{4}/, String(year));
}
