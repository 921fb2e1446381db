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

/** The class of a link that looks like a small button. */
export const LINK_CLASS = CLASSES.small;

/** The calculator's button. */
export const Button = ({ look: chosen = "outline", ...button }: ComponentProps<"button"> & { look?: Look }) => (
  <button type="button" className={CLASSES[chosen]} {...button} />
);
