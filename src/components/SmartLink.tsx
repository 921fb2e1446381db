import type { ReactNode } from "react";
import { NewTabNote } from "./NewTabNote";
import { PageLink } from "./PageLink";

interface SmartLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
}

/**
 * A link by its target: mail, phone and anchors as they are, https in a new tab (and it says so),
 * pages of this site in the page's language, scrolled to their top.
 */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (to.startsWith("https:")) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener">
        {children}
        <NewTabNote />
      </a>
    );
  }
  if (!to.startsWith("/")) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  }
  return (
    <PageLink {...rest} to={to}>
      {children}
    </PageLink>
  );
}
