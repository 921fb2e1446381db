import type { ComponentProps } from "react";
import * as button from "../../components/ButtonLink.module.css";
import * as styles from "./Button.module.css";

/** `action` is the form's only button in the accent color; `small` stands in rows of several, `plain` within a text. */
type Variant = "action" | "outline" | "small" | "plain";

const CLASSES: Record<Variant, string> = {
  action: `${button.button} ${button.action}`,
  outline: `${button.button} ${button.outline}`,
  small: styles.small,
  plain: styles.plain,
};

/** Classes of links that look like buttons. */
export const { small: LINK_CLASS, action: ACTION_CLASS } = CLASSES;

export const Button = ({ variant = "outline", ...rest }: ComponentProps<"button"> & { variant?: Variant }) => (
  <button type="button" className={CLASSES[variant]} {...rest} />
);
