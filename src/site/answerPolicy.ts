/** Content-Security-Policy of every response that is not a page: redirects, errors, the API. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Of every file without a policy of its own: opened by itself, a picture or a film is shown, and no script runs. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
