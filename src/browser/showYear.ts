/** The page may have been built last year: updates its copyright to the current year. */
export function showYear(year = new Date().getFullYear()): void {
  for (const line of document.querySelectorAll("[data-year]"))
    line.textContent = (line.textContent ?? "").replace(/\d{4}/, String(year));
}
