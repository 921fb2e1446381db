import { CircleCheck, TriangleAlert } from "lucide";
import { Icon } from "../../../components/Icon";
import type { ContactFormText } from "../../../content/texts/contactForm";
import * as styles from "../ContactForm.module.css";

const DRAWINGS = { success: CircleCheck, warning: TriangleAlert } as const;

interface PopupIconProps {
  icon: keyof typeof DRAWINGS;
  words: ContactFormText["popup"];
}

/** A check mark or a warning triangle, with a text alternative. */
export function PopupIcon({ icon, words }: PopupIconProps) {
  return <Icon drawing={DRAWINGS[icon]} size={48} className={styles[icon]} label={words[icon]} />;
}
