import { twoAddresses } from "../config/ownAddress";
import { valueOf } from "../config/variables";
import { CRM_NEEDS, isWithoutCrm } from "../crm/readCrm";
import { readLeadSettings } from "../leads/leadSettings";
import { forEachChannel, CHANNEL_NEEDS } from "../leads/channels/channels";

/** @param contentUrl `url` in content/site.json */
export function settingsToSettle(env: NodeJS.ProcessEnv, contentUrl: string) {
  const { crm, channels, siteOrigin } = readLeadSettings(env);
  const differ = twoAddresses(siteOrigin, contentUrl);
  const settings = [
    ...(differ ? [{ isSettled: false, name: "SITE_URL", message: differ }] : []),
    {
      isSettled: valueOf(env, "SITE_URL").startsWith("https:"),
      name: "SITE_URL",
      message: {
        en: "is not the public https address: links in emails to staff, sign-in and strict HTTPS need it",
        es: "no es la dirección pública https: la necesitan los enlaces de los correos al equipo, el inicio de sesión y el HTTPS estricto",
      },
    },
    {
      isSettled: forEachChannel(channels, (_kind, own) => own !== undefined).some(Boolean),
      name: "NOTIFY_EMAIL",
      message: {
        en: `is missing, and so is every other way: nobody is told of a request (set ${CHANNEL_NEEDS.join(", or ")})`,
        es: `falta, y también cualquier otra vía: nadie se entera de una solicitud (configure ${CHANNEL_NEEDS.join(", o ")})`,
      },
    },
    {
      isSettled: crm !== undefined || isWithoutCrm(env),
      name: "CRM",
      message: {
        en: `is not connected: requests stay in the server's own inbox (${CRM_NEEDS.join(", or ")}, or CRM=none if that is what you want)`,
        es: `no está conectado: las solicitudes quedan en la bandeja del propio servidor (${CRM_NEEDS.join(", o ")}, o CRM=none si así lo quiere)`,
      },
    },
  ];
  return settings.filter(({ isSettled }) => !isSettled);
}
