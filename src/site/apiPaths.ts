// Paths below /api that both the browser and the server name.

/** Takes the contact form, with and without scripts. */
export const CONTACTS_PATH = "/api/contacts";

/** Takes what browsers report of the pages that were read. */
export const VISITS_PATH = "/api/visits";

/** Signs editors in with GitHub. */
export const SIGN_IN_PATH = "/api/cms/auth";

/** Keeps what an editor wants to show somebody, and shows it to whoever has the link. */
export const DRAFTS_PATH = "/api/cms/drafts";
