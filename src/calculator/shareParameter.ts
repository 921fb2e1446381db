/** Name of the query parameter in which a shared link carries its deal. */
export const SHARE_PARAMETER = "deal";

/** The code of the deal that the page's address carries; null when it carries none. */
export const codeOfAddress = (): string | null => new URLSearchParams(window.location.search).get(SHARE_PARAMETER);
