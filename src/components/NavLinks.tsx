import { useText } from "../content/pageWords";
import { NAV_PAGES } from "../site/pages";
import { PageLink } from "./PageLink";
import * as styles from "./NavLinks.module.css";

/** Links to the pages of the navigation, in order; vertical in the drawer. */
export function NavLinks({ upright = false }: { upright?: boolean }) {
  const { nav } = useText("common");
  return (
    <ul className={upright ? styles.upright : styles.row}>
      {NAV_PAGES.map(({ key, path }) => (
        <li key={key}>
          <PageLink to={path} className={styles.link}>
            {nav[key]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
