import type { FastifyRequest } from "fastify";
import { isLocal } from "../config/variables";

/**
 * The only origin that may receive a token: the site's own. Where none is set, the address that was asked, on this machine
 * only: anywhere else whoever sends the request could choose it.
 */
export function editorOrigin(
  siteUrl: string | undefined,
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
): string | undefined {
  if (siteUrl !== undefined) return siteUrl;
  const asked = `${protocol}://${host}`;
  if (!URL.canParse(asked)) return undefined;
  const url = new URL(asked);
  return isLocal(url) && `${url.origin}/` === url.href ? url.origin : undefined;
}
