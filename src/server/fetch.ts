/** The part of `fetch` that calls to other services use, so that tests can bring their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
