import type { ReactNode } from "react";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import { muiCache } from "./muiCache";
import { muiTheme } from "./muiTheme";

/** MUI's theme around the interactive parts. */
export function InteractiveTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={muiCache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
