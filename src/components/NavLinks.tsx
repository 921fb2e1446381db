import { useText } from "../content/pageWords";
import { MENU_PAGES, NAV_PAGES } from "../site/pages";
import { PageLink } from "./PageLink";
import { SmartLink } from "./SmartLink";
import type { Company, WordPageLink } from "./pageFrame";
import * as styles from "./NavLinks.module.css";

/** Links to the pages of the navigation, in order, and to what the company adds; vertical in the drawer. */
export function NavLinks({ menu, upright = false }: Pick<Company, "menu"> & { upright?: boolean }) {
  const { nav } = useText("common");
  return (
    <ul className={upright ? styles.upright : styles.row}>
      {NAV_PAGES.map(({ key, path }) => (
        <li key={key}>
          <PageLink to={path} className={`tapTarget ${styles.link}`}>
            {nav[key]}
          </PageLink>
        </li>
      ))}
      {menu?.map(({ label, to }) => (
        <li key={to}>
          <SmartLink to={to} className={`tapTarget ${styles.link}`}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** In the drawer, below the navigation: the other pages, and the text pages that editors list there. */
export function MoreLinks({ wordPages }: { wordPages: readonly WordPageLink[] }) {
  const { nav } = useText("common");
  const links = [
    ...MENU_PAGES.map(({ key, path }) => ({ title: nav[key], path })),
    ...wordPages.filter(({ inMenu }) => inMenu),
  ];
  return (
    <ul className={styles.more}>
      {links.map(({ title, path }) => (
        <li key={path}>
          <PageLink to={path}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}
