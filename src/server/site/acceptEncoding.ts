export interface AcceptedEncodings {
  br: boolean;
  gzip: boolean;
}

// Browsers send a handful of different values; the limit keeps made-up ones from filling memory.
const REMEMBERED = 200;
const remembered = new Map<string, AcceptedEncodings>();

/**
 * The encodings allowed by an Accept-Encoding header (RFC 9110, section 12.5.3): `q=0` forbids one, `*` stands for any
 * not named; without the header only the uncompressed form is allowed.
 */
export function acceptedEncodings(header: string): AcceptedEncodings {
  const known = remembered.get(header);
  if (known) return known;
  const weights = new Map(header.split(",").map(weigh));
  const allows = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  const accepted = { br: allows("br"), gzip: allows("gzip") };
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

function weigh(item: string): [name: string, weight: number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (weight === undefined) return [name, 1];
  const value = Number(weight.split("=")[1]);
  return [name, Number.isFinite(value) ? value : 0];
}
