import type { ReactNode } from "react";
import { usePageWords } from "../content/pageWords";
import { pathIn } from "../i18n/paths";

interface PageLinkProps {
  /** Path without language prefix, with a trailing slash. */
  to: string;
  id?: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
}

/** A link to a page of this site, in the current page's language. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const { language, path } = usePageWords();
  return (
    <a href={pathIn(language, to)} aria-current={to === path ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}
