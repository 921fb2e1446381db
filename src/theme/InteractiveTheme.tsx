import { useEffect, useState, type ReactNode } from "react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider, type Theme } from "@mui/material/styles";
import { muiTheme } from "./muiTheme";

const themes: Partial<Record<"light" | "dark", Theme>> = {};

// After the page's own style rules, also where a link in the body brings them (components/FirstViewEnd): as everywhere,
// MUI's decide where both say something.
const styles = createCache({ key: "mui", container: document.body });

const shownScheme = () =>
  document.documentElement.getAttribute("data-mui-color-scheme") === "dark" ? ("dark" as const) : ("light" as const);

/** MUI's theme around the interactive parts; follows the page's colour scheme. */
export function InteractiveTheme({ children }: { children: ReactNode }) {
  const [scheme, setScheme] = useState(shownScheme);
  useEffect(() => {
    const follow = () => setScheme(shownScheme());
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ["data-mui-color-scheme"] });
    return () => observer.disconnect();
  }, []);
  // Making a theme takes a while on a slow phone, and few visitors see both.
  themes[scheme] ??= muiTheme(scheme);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={themes[scheme]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
