import type { ReactNode } from "react";
import * as styles from "./ButtonLink.module.css";
import { SmartLink } from "./SmartLink";

interface ButtonLinkProps {
  to: string;
  /** `action` is the view's only button in the accent color. */
  variant?: "action" | "outline";
  icon?: ReactNode;
  children: ReactNode;
}

export function ButtonLink({ to, variant = "outline", icon, children }: ButtonLinkProps) {
  return (
    <SmartLink to={to} className={`${styles.button} ${styles[variant]}`}>
      {icon}
      {children}
    </SmartLink>
  );
}
