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
 * A link that depends on its target: mail, phone, and anchors as they are; https in a new tab, which it announces;
 * pages of this site in the current language, from the top.
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
