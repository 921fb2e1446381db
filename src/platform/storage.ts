// Browser storage that may be absent, full or forbidden: reading gives null and writing does nothing then.

const areaOf = { local: () => window.localStorage, session: () => window.sessionStorage };

type StorageArea = keyof typeof areaOf;

/** All cookies of this page; none where it may have none. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

export function readStored(area: StorageArea, key: string): string | null {
  try {
    return areaOf[area]().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(area: StorageArea, key: string, value: string): void {
  try {
    areaOf[area]().setItem(key, value);
  } catch {
    // Private windows and blocked cookies: the choice lasts for this page only.
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    areaOf[area]().removeItem(key);
  } catch {
    // Nothing was stored, so nothing is left to remove.
  }
}
