// Codes of Node, OpenSSL, and nodemailer for connections that are not secure.

/** The certificate cannot be trusted: nothing was sent. */
export const UNTRUSTED = /CERT|SELF_SIGNED|ISSUER|ALTNAME|VERIFY/;

/** The same, or TLS failed, perhaps because the server does not offer it. */
export const INSECURE = new RegExp(`${UNTRUSTED.source}|^EPROTO$|^ERR_SSL|^ERR_TLS|^ETLS$`);
