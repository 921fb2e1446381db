// What the browser knows about a signed-in visitor. No page offers signing in yet.
import { isRecord } from "../content/isRecord";
import { readStored, removeStored, writeStored } from "../platform/storage";

const USER_KEY = "user";
const TOKEN_KEY = "access_token";

export type UserData = Record<string, unknown>;

interface ClientState {
  userData: UserData | null;
  hideRegisterFlow: boolean;
  showOnlyRegisterPage: boolean;
  currentTab: number;
  countries: readonly unknown[];
  phoneCodes: readonly unknown[];
  bookTypes: readonly unknown[];
}

function parseUser(stored: string | null): UserData | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** The cached user; null if there is none or the stored value is not a user. */
export function cachedUser(): UserData | null {
  return parseUser(readStored("local", USER_KEY));
}

export function accessToken(): string | null {
  return readStored("local", TOKEN_KEY);
}

export function rememberUser(user: UserData, token: string): void {
  writeStored("local", USER_KEY, JSON.stringify(user));
  writeStored("local", TOKEN_KEY, token);
}

/** Removes the cached user and the access token. */
export function logout(): void {
  removeStored("local", USER_KEY);
  removeStored("local", TOKEN_KEY);
}

/** The initial state: the cached user, everything else empty. */
export function initialClientState(): ClientState {
  return {
    userData: cachedUser(),
    hideRegisterFlow: false,
    showOnlyRegisterPage: false,
    currentTab: 0,
    countries: [],
    phoneCodes: [],
    bookTypes: [],
  };
}
