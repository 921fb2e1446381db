import type { Words } from "../../i18n/editorLanguages";
import { isLocal } from "./variables";

/**
 * Says that the settings and the content name different addresses; undefined when they agree, and for a server that is
 * tried on this machine.
 * @param siteUrl `SITE_URL`, an origin
 * @param contentUrl `url` in content/site.json, which search engines and shared links use
 */
export function twoAddresses(siteUrl: string | undefined, contentUrl: string): Words | undefined {
  if (siteUrl === undefined || isLocal(new URL(siteUrl))) return undefined;
  if (URL.canParse(contentUrl) && new URL(contentUrl).origin === siteUrl) return undefined;
  return {
    en: `is ${siteUrl}, but url in content/site.json is ${contentUrl}, which search engines and shared links use: write the same address in both, and build again`,
    es: `es ${siteUrl}, pero url en content/site.json es ${contentUrl}, la que usan los buscadores y los enlaces compartidos: escriba la misma dirección en ambos y genere el sitio de nuevo`,
  };
}
