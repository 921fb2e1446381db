import { Monitor, Moon, Sun } from "lucide";
import { useText } from "../content/pageWords";
import { COLOR_MODES } from "../theme/colorMode";
import * as styles from "./HeaderMenu.module.css";
import { Icon } from "./Icon";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or the system's choice. The early script handles the buttons and marks the page with the choice. */
export function ColorModeMenu() {
  const { colorMode: words } = useText("common");
  return (
    <details className={styles.menu} data-menu data-needs-script name="header-menu">
      <summary aria-label={words.label}>
        <span className={styles.sun}>
          <Icon drawing={Sun} size={20} />
        </span>
        <span className={styles.moon}>
          <Icon drawing={Moon} size={20} />
        </span>
      </summary>
      <ul>
        {COLOR_MODES.map((mode) => (
          <li key={mode}>
            <button type="button" data-set-color-mode={mode}>
              <Icon drawing={ICONS[mode]} size={18} />
              {words[mode]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
