import type { ComponentProps } from "react";
import * as look from "../../components/ButtonLink.module.css";
import * as styles from "./Button.module.css";

/** `action` is the form's only button in the accent color; `small` stands in rows of several, `plain` within a text. */
type Look = "action" | "outline" | "small" | "plain";

const CLASSES: Record<Look, string> = {
  action: `${look.button} ${look.action}`,
  outline: `${look.button} ${look.outline}`,
  small: styles.small,
  plain: styles.plain,
};

/** Classes of links that look like buttons. */
export const { small: LINK_CLASS, action: ACTION_CLASS } = CLASSES;

export const Button = ({ look: chosen = "outline", ...button }: ComponentProps<"button"> & { look?: Look }) => (
  <button type="button" className={CLASSES[chosen]} {...button} />
);
