import { Link } from "gatsby";
import type { ReactNode } from "react";
import { useLanguage } from "../content/useText";
import { pathIn } from "../i18n/paths";

declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    ___loader?: {
      hovering: (path: string) => void;
      /** Without `page` where it could not be loaded. */
      loadPage: (path: string) => Promise<{ page?: { webpackCompilationHash: string } } | undefined>;
    };
  }
}

interface PageLinkProps {
  /** Path without language prefix, with its closing slash. */
  to: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
}

/**
 * A link to a page of this site in the language of the page that it stands on. A page is loaded ahead when a visitor is
 * about to open it: Gatsby's link does so for the mouse, and here the keyboard and the finger do. Speculation rules are
 * left out: they fetch documents, which are of use only until React starts, a second after the page is seen.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const path = pathIn(useLanguage(), to);
  const prepare = () => window.___loader?.hovering(path);
  return <Link to={path} onFocus={prepare} onTouchStart={prepare} {...rest} />;
}
