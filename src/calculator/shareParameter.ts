/** Name of the query parameter in which a shared link carries its deal. */
export const SHARE_PARAMETER = "deal";
