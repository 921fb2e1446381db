export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
