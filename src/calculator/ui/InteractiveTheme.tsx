import type { ReactNode } from "react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import { muiTheme } from "./muiTheme";

// Without Emotion's vendor prefixes, which only unsupported old browsers need.
const rules = createCache({ key: "mui", stylisPlugins: [] });

/** MUI's theme around the interactive parts. */
export function InteractiveTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={rules}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
