// Words used on every page: header, footer, and the buttons of videos and comparisons.
import { perLanguage } from "../../i18n/languages";
import { MENU_PAGES, NAV_PAGES, type NamedKey } from "../../site/pages";
import { group, line, optional, paragraph } from "../schema/fields";

// "Services" may be a brand term that stays the same in Spanish.
const SAME_IN_SPANISH = "services";

/** The link text of each page that is listed in the navigation or after it. */
const pageNames = Object.fromEntries(
  [...NAV_PAGES, ...MENU_PAGES].map(({ key }) => [key, line(24, { sameAllowed: key === SAME_IN_SPANISH })]),
) as Record<NamedKey, ReturnType<typeof line>>;

export const commonText = group({
  nav: group({
    label: line(40),
    skipToForm: line(40),
    skip: line(40),
    openMenu: line(30),
    closeMenu: line(30),
    ...pageNames,
  }),
  language: group({
    label: line(30),
    names: group(perLanguage(() => line(20, { sameAllowed: true }))),
  }),
  colorMode: group({ label: line(40), light: line(24), dark: line(24), system: line(40) }),
  sample: line(20).meta({
    hint: { en: "The small mark on whatever is a sample.", es: "La pequeña marca de todo lo que es una muestra." },
  }),
  chat: group({ button: line(40), newTab: line(50) }),
  film: group({
    play: line(40, { placeholders: ["title"] }),
    pause: line(40, { placeholders: ["title"] }),
    loading: line(40),
    options: line(40),
    described: line(80, { placeholders: ["title"] }),
    playBackground: line(60),
    pauseBackground: line(60),
    failed: paragraph(160),
  }),
  compare: group({
    before: line(20),
    half: line(20),
    after: line(20),
    slider: line(80, { placeholders: ["title"] }),
    percentAfter: line(40, { placeholders: ["percent"] }),
    views: line(60),
  }),
  hours: group({
    oneDay: line(60, { placeholders: ["first", "from", "to"] }),
    daysInRow: line(60, { placeholders: ["first", "last", "from", "to"] }),
    closedDays: line(60, { placeholders: ["days"] }),
    specialDays: line(60, { placeholders: ["days", "from", "to"] }),
    morning: line(30, { placeholders: ["time"], sameAllowed: true }),
    afternoon: line(30, { placeholders: ["time"], sameAllowed: true }),
  }),
  island: group({ failed: paragraph(200), retry: line(30) }),
  footer: group({
    text: paragraph(240),
    services: line(30),
    links: line(30),
    contact: line(30),
    social: line(40),
    address: line(30),
    phone: line(30),
    email: line(30),
    chat: line(30, { sameAllowed: true }),
    copyright: line(120, { placeholders: ["year"] }),
    license: optional(line(200)),
    notice: paragraph(500),
  }),
});
