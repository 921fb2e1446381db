/** Query parameter in which a shared link carries its deal. */
export const SHARE_PARAMETER = "deal";

/** The deal code in the page's URL; null when there is none. */
export const codeOfAddress = (): string | null => new URLSearchParams(window.location.search).get(SHARE_PARAMETER);
