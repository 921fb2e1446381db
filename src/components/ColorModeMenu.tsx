import { Monitor, Moon, Sun } from "lucide-react";
import { useText } from "../content/useText";
import { COLOR_MODES } from "../theme/colorMode";
import * as styles from "./HeaderMenu.module.css";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark or the system's choice. The early script answers the buttons and marks the page with the choice. */
export function ColorModeMenu() {
  const { colorMode: words } = useText("common");
  return (
    <details className={styles.menu} data-menu name="header-menu">
      <summary aria-label={words.label}>
        <span className={styles.sun}>
          <Sun size={20} aria-hidden />
        </span>
        <span className={styles.moon}>
          <Moon size={20} aria-hidden />
        </span>
      </summary>
      <ul>
        {COLOR_MODES.map((mode) => {
          const ModeIcon = ICONS[mode];
          return (
            <li key={mode}>
              <button type="button" data-early data-set-color-mode={mode}>
                <ModeIcon size={18} aria-hidden />
                {words[mode]}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
