// Paths below /api that both the browser and the server name.

/** Takes the contact form, with and without scripts. */
export const CONTACTS_PATH = "/api/contacts";

/** Signs editors in with GitHub. */
export const SIGN_IN_PATH = "/api/cms/auth";
