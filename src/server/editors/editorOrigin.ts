import type { FastifyRequest } from "fastify";
import { isLocal } from "../config/variables";

/**
 * The only origin that may receive a token: the site's own. If none is set, the requested host, but only on this machine:
 * anywhere else, whoever sends the request could choose it.
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
