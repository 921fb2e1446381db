/** Content-Security-Policy of every answer that is no page: redirects, errors, the API. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";
