// On-demand data: what a page needs only after a visitor's wish. The build writes it as JSON files, each in one language.
import type { Language } from "../i18n/languages";

/** How many projects the home page carries itself; the others come on demand. */
export const FEATURED_PROJECTS = 6;

/** How many projects a file holds at most: two full rows on wide screens, four on narrow ones. */
export const PROJECTS_PER_FILE = 12;

/** Where the files lie below public/: in a folder whose name changes with their content. */
export const ON_DEMAND = "/data/";

// Filled in by the bundler (src/build/scripts/browserScripts.ts); absent in development, where there is no such folder.
declare const DATA_FINGERPRINT: string | undefined;

const FOLDER = typeof DATA_FINGERPRINT === "undefined" ? ON_DEMAND : `${ON_DEMAND}${DATA_FINGERPRINT}/`;

/** Address of the projects behind the featured ones; `part` counts from 1. */
export const projectsAddress = (language: Language, part: number) => `${FOLDER}projects/${language}-${part}.json`;

/** Address of the calculator's words and content. */
export const calculatorAddress = (language: Language) => `${FOLDER}calculator/${language}.json`;

/** Address of the rates that the teaser reckons with. */
export const TEASER_RATES = `${FOLDER}teaser.json`;

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
