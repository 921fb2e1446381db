/** The mailboxes that most visitors have. */
const COMMON = ["gmail.com", "hotmail.com", "outlook.com", "yahoo.com", "icloud.com"];

/** One key away from a common one, and right. */
const RIGHT = ["mail.com", "email.com", "ymail.com"];

const MISTYPED_COM = /\.(con|cmo|ocm|vom|xom|comm|coom)$/;

/** True if one key too many, too few, wrong, or in the wrong order makes one text of the other. */
function isOneKeyAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start++;
  let end = 0;
  const most = Math.min(typed.length, meant.length) - start;
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [one, other] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  const isSwapped = one.length === 2 && one[0] === other[1] && one[1] === other[0];
  return one !== other && ((one.length <= 1 && other.length <= 1) || isSwapped);
}

function meantDomain(domain: string): string {
  const withCom = domain.replace(MISTYPED_COM, ".com");
  if (RIGHT.includes(withCom)) return withCom;
  return COMMON.find((common) => isOneKeyAway(withCom, common)) ?? withCom;
}

/** No mailbox begins or ends with a dot, or has two in a row. */
const withSingleDots = (local: string) => local.split(".").filter(Boolean).join(".");

/**
 * The address that was probably meant, for a question: a slip in a well-known domain (`gmial.com`, `gmail.con`), an
 * accent, which few mailboxes have, or a dot too many before the @. Undefined if nothing looks wrong.
 * @param email an address as `readEmail` reads it
 */
export function suggestEmail(email: string): string | undefined {
  const [local, domain, ...rest] = email.split("@");
  if (!local || !domain || rest.length > 0) return undefined;
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const meant = `${withSingleDots(plain(local))}@${meantDomain(plain(domain).toLowerCase())}`;
  return meant === `${local}@${domain.toLowerCase()}` ? undefined : meant;
}
