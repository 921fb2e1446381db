import { createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/** The first `groups` of an IPv6 address's eight groups, in a canonical form. */
function ipv6Net(address: string, groups: number): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const all = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...back];
  const net = all.slice(0, groups).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${net.join(":")}::/${groups * 16}`;
}

/** What counts as one sender: an IPv6 customer has a whole /64; an IPv4-mapped address is one address. */
export function senderOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? ipv6Net(address, 4) : address;
}

/** The /48 around an IPv6 address, which may also belong to one customer; undefined for IPv4. */
export const outerNetOf = (address: string): string | undefined =>
  isIPv6(address) && !address.toLowerCase().startsWith("::ffff:") ? ipv6Net(address, 3) : undefined;

/** Some proxies add the visitor's port: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string => {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1];
  return bare !== undefined && isIP(bare) !== 0 ? bare : address;
};

/** The visitor's address. A forwarded value that is not an address is ignored: then it is the last proxy's own. */
export function addressOf(request: Pick<FastifyRequest, "ip" | "ips">): string {
  return (request.ips ?? [request.ip]).map(withoutPort).findLast((address) => isIP(address) !== 0) ?? "";
}

export const sourceOf = (address: string, key: string): string =>
  createHmac("sha256", key).update(senderOf(address)).digest("hex").slice(0, 12);
