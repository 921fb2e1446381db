// On-demand data: what a page needs only after a visitor's wish. The build writes it as JSON files, each in one language.
import type { Language } from "../i18n/languages";

/** How many projects the home page carries itself; the others come on demand. */
export const FEATURED_PROJECTS = 6;

/** How many projects a file holds at most: two full rows on wide screens, four on narrow ones. */
export const PROJECTS_PER_FILE = 12;

/** Where the files lie below public/. */
export const ON_DEMAND = "/data/";

/** Address of the projects behind the featured ones; `part` counts from 1. */
export const projectsAddress = (language: Language, part: number) => `${ON_DEMAND}projects/${language}-${part}.json`;

/** Address of the calculator's words and content. */
export const calculatorAddress = (language: Language) => `${ON_DEMAND}calculator/${language}.json`;

/** Address of the rates that the teaser reckons with. */
export const TEASER_RATES = `${ON_DEMAND}teaser.json`;

const kept = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * Loads a file of on-demand data, once for as long as the page lives.
 * @throws Error when it does not arrive; the next call tries again.
 */
export function loadOnDemand<T>(address: string): Promise<T> {
  const loading = kept.get(address) ?? fetchJson(address);
  kept.set(address, loading);
  loading.catch(() => kept.delete(address));
  return loading as Promise<T>;
}
