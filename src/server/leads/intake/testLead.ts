import type { Post } from "./readPost";

/**
 * The sender of test leads (`npm run smoke`), at a domain that cannot have a mailbox (RFC 2606). A test lead is stored
 * like any other and removed at once: neither staff nor the CRM ever see it.
 */
export const TEST_EMAIL = "smoke-test@example.invalid";

export const isTestLead = ({ content }: Pick<Post, "content">): boolean => content.values.email === TEST_EMAIL;
