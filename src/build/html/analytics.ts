// The script of the owner's analytics, where `content/site.json` names a program. Nothing else is loaded from elsewhere.
import type { SiteContent } from "../../content/contentTypes/site";

export type Analytics = NonNullable<SiteContent["analytics"]>;

/** As each program's own documentation writes its tag; Matomo without cookies, and not for those who ask not to be tracked. */
const TAGS: Readonly<Record<Analytics["service"], (address: string, id: string) => string>> = {
  plausible: (address, id) => `<script defer src="${address}/js/script.js" data-domain="${id}"></script>`,
  umami: (address, id) =>
    `<script defer src="${address}/script.js" data-website-id="${id}" data-do-not-track="true"></script>`,
  matomo: (address, id) =>
    `<script>_paq=[["disableCookies"],["setDoNotTrack",true],["setTrackerUrl","${address}/matomo.php"],["setSiteId","${id}"],["trackPageView"],["enableLinkTracking"]]</script>` +
    `<script defer src="${address}/matomo.js"></script>`,
};

/** The page with the tag at the end of its head. */
export const withAnalytics = (html: string, { service, address, id }: Analytics): string =>
  html.replace("</head>", () => `${TAGS[service](address, id)}</head>`);
