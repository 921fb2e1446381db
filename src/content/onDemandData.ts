// On-demand data: loaded only when a visitor asks for it. The build writes it as JSON, one language per file.
import type { Language } from "../i18n/languages";
import { builtJson } from "./builtJson";

/** How many projects the home page itself contains; the others load on demand. */
export const FEATURED_PROJECTS = 6;

/** Maximum number of projects per file: two full rows on wide screens, four on narrow ones. */
export const PROJECTS_PER_FILE = 12;

/** Where the files are below public/: in a folder named by their fingerprint. */
export const ON_DEMAND = "/data/";

// Replaced by the bundler (src/build/scripts/browserScripts.ts); undefined in development, which has no such folder.
declare const DATA_FINGERPRINT: string | undefined;

const FOLDER = typeof DATA_FINGERPRINT === "undefined" ? ON_DEMAND : `${ON_DEMAND}${DATA_FINGERPRINT}/`;

/** URL of the projects after the featured ones; `part` counts from 1. */
export const projectsAddress = (language: Language, part: number) => `${FOLDER}projects/${language}-${part}.json`;

/** URL of the calculator's words and content. */
export const calculatorAddress = (language: Language) => `${FOLDER}calculator/${language}.json`;

/** URL of the rates the teaser calculates with. */
export const TEASER_RATES = `${FOLDER}teaser.json`;

const kept = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * Loads a file of on-demand data, once per page view.
 * @throws Error if loading fails; the next call tries again
 */
export async function loadOnDemand<T extends object>(address: string): Promise<T> {
  const loading = kept.get(address) ?? fetchJson(address);
  kept.set(address, loading);
  loading.catch(() => kept.delete(address));
  return builtJson(await loading);
}
