// Late data: what a page needs only after a visitor's wish. The build writes it as JSON files, each in one language.
import type { Language } from "../i18n/languages";

/** How many projects the home page carries itself; the others are late data. */
export const FEATURED_PROJECTS = 6;

/** How many projects a file of late data holds at most: two full rows on wide screens, four on narrow ones. */
export const PROJECTS_PER_FILE = 12;

/** Address of the projects behind the featured ones; `part` counts from 1. */
export const lateProjects = (language: Language, part: number) => `/late/projects/${language}-${part}.json`;

/** Address of the calculator's words and content. */
export const lateCalculator = (language: Language) => `/late/calculator/${language}.json`;

const kept = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * Loads a file of late data, once for as long as the page lives.
 * @throws Error when it does not arrive; the next call tries again.
 */
export function loadLate<T>(address: string): Promise<T> {
  const loading = kept.get(address) ?? fetchJson(address);
  kept.set(address, loading);
  loading.catch(() => kept.delete(address));
  return loading as Promise<T>;
}
