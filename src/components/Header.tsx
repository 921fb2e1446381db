import { Menu, MessageCircle, X } from "lucide";
import { useText } from "../content/pageWords";
import { ButtonLink } from "./ButtonLink";
import { ColorModeMenu } from "./ColorModeMenu";
import { Icon } from "./Icon";
import { chatUrl } from "./contactLinks";
import * as styles from "./Header.module.css";
import { LanguageMenu } from "./LanguageMenu";
import { NavLinks, MoreLinks } from "./NavLinks";
import type { Company, WordPageLink } from "./pageFrame";
import { PageLink } from "./PageLink";
import { Wordmark } from "./Wordmark";

const DRAWER_ID = "menu";

/** The navigation on small screens: a popover that opens without scripts; src/browser/makeDrawerModal.ts makes it modal. */
function Drawer({ company, wordPages }: { company: Company; wordPages: readonly WordPageLink[] }) {
  const { nav, chat } = useText("common");
  return (
    <div id={DRAWER_ID} popover="auto" role="dialog" aria-label={nav.label} className={styles.drawer} data-tone="ink">
      <button
        type="button"
        className={`iconButton ${styles.close}`}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- focus moves when the drawer opens, not when the page loads
        autoFocus
        popovertarget={DRAWER_ID}
        popovertargetaction="hide"
        aria-label={nav.closeMenu}
      >
        <Icon drawing={X} />
      </button>
      <nav aria-label={nav.label}>
        <NavLinks menu={company.menu} upright />
      </nav>
      <MoreLinks wordPages={wordPages} />
      <ButtonLink to={chatUrl(company)} variant="action" icon={<Icon drawing={MessageCircle} size={18} />}>
        {chat.button}
      </ButtonLink>
    </div>
  );
}

interface HeaderProps {
  company: Company;
  wordPages: readonly WordPageLink[];
  overHero: boolean;
}

/** Over the hero, its chat button is subdued: the hero's own is the only one in the accent color in that view. */
export function Header({ company, wordPages, overHero }: HeaderProps) {
  const { nav, chat } = useText("common");
  return (
    <header data-tone="ink" className={`${styles.header} ${overHero ? styles.overHero : ""}`}>
      <div className={`wrap ${styles.bar}`}>
        <button
          type="button"
          className={`iconButton ${styles.menu}`}
          popovertarget={DRAWER_ID}
          aria-label={nav.openMenu}
        >
          <Icon drawing={Menu} />
        </button>
        <PageLink to="/" className={`tapTarget ${styles.logo}`} aria-label={`${company.brand} – ${nav.home}`}>
          <Wordmark company={company} />
        </PageLink>
        <nav className={styles.nav} aria-label={nav.label}>
          <NavLinks menu={company.menu} />
        </nav>
        <div className={styles.tools}>
          <LanguageMenu />
          <ColorModeMenu />
          <div className={styles.chat}>
            <ButtonLink to={chatUrl(company)} variant="action" icon={<Icon drawing={MessageCircle} size={18} />}>
              <span>{chat.button}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
      <Drawer company={company} wordPages={wordPages} />
    </header>
  );
}
