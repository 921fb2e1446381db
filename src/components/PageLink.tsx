import { Link } from "gatsby";
import type { ReactNode } from "react";
import { useLanguage } from "../content/useText";
import { pathIn } from "../i18n/paths";

interface PageLinkProps {
  /** Path without language prefix, with its closing slash. */
  to: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
}

/** A link to a page of this site in the language of the page that it stands on. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link to={pathIn(useLanguage(), to)} {...rest} />;
}
