/** Content-Security-Policy of every response that is not a page: redirects, errors, the API. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";
