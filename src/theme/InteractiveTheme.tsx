import { useEffect, useState, type ReactNode } from "react";
import { ThemeProvider } from "@mui/material/styles";
import { muiTheme } from "./muiTheme";

const themes = { light: muiTheme("light"), dark: muiTheme("dark") };

const shownScheme = () =>
  document.documentElement.getAttribute("data-mui-color-scheme") === "dark" ? ("dark" as const) : ("light" as const);

/** MUI's theme around the interactive parts; follows the page's colour scheme. */
export function InteractiveTheme({ children }: { children: ReactNode }) {
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  useEffect(() => {
    const follow = () => setScheme(shownScheme());
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ["data-mui-color-scheme"] });
    return () => observer.disconnect();
  }, []);
  return <ThemeProvider theme={themes[scheme]}>{children}</ThemeProvider>;
}
