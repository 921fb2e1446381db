// Paths below /api that both the browser and the server name.

/** Takes the contact form, with and without scripts. */
export const CONTACTS_PATH = "/api/contacts";

/** Thanks for a form that was sent without scripts; only while the mark of that post lasts. */
export const SENT_PATH = "/api/contacts/sent";

/** The cookie by which a post without scripts marks the browser that sent it, for ten minutes. */
export const SENT_MARK = "contact-sent";

/** Signs editors in with GitHub. */
export const SIGN_IN_PATH = "/api/cms/auth";
