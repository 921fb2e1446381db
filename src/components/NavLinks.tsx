import { useText } from "../content/pageWords";
import { PAGES } from "../i18n/paths";
import { PageLink } from "./PageLink";
import * as styles from "./NavLinks.module.css";

/** The five pages in their order; upright in the drawer. */
export function NavLinks({ upright = false }: { upright?: boolean }) {
  const { nav } = useText("common");
  return (
    <ul className={upright ? styles.upright : styles.row}>
      {PAGES.map(({ key, path }) => (
        <li key={key}>
          <PageLink to={path} className={styles.link}>
            {nav[key]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
