import { MessageCircle, X } from "lucide";
import { useText } from "../content/pageWords";
import { ButtonLink } from "./ButtonLink";
import { Icon } from "./Icon";
import { chatUrl } from "./contactLinks";
import * as styles from "./Drawer.module.css";
import { MoreLinks, NavLinks } from "./NavLinks";
import type { Company, WordPageLink } from "./pageFrame";

export const DRAWER_ID = "menu";

/** The navigation on small screens: a popover that opens without scripts; src/browser/keepDrawer.ts makes it modal. */
export function Drawer({ company, wordPages }: { company: Company; wordPages: readonly WordPageLink[] }) {
  const { nav, chat } = useText("common");
  return (
    <div id={DRAWER_ID} popover="auto" role="dialog" aria-label={nav.label} className={styles.drawer} data-tone="ink">
      <button
        type="button"
        className={`menuButton ${styles.close}`}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- focus moves when the drawer opens, not when the page loads
        autoFocus
        popovertarget={DRAWER_ID}
        popovertargetaction="hide"
        aria-label={nav.closeMenu}
      >
        <Icon drawing={X} />
      </button>
      <nav aria-label={nav.label}>
        <NavLinks upright />
      </nav>
      <MoreLinks wordPages={wordPages} />
      <ButtonLink to={chatUrl(company)} look="action" icon={<Icon drawing={MessageCircle} size={18} />}>
        {chat.button}
      </ButtonLink>
    </div>
  );
}
