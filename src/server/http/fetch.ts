/** The part of `fetch` used to call other services, so that tests can substitute it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
