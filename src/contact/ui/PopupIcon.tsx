import type { ContactFormText } from "../../content/texts/contactForm";
import * as styles from "./ContactForm.module.css";

const PATHS = {
  success: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.6 14.6-4.2-4.2 1.6-1.6 2.6 2.6 5.8-5.8 1.6 1.6Z",
  warning: "M12 2.6 1.2 21.4h21.6L12 2.6Zm1.1 15.8h-2.2v-2.2h2.2v2.2Zm0-4h-2.2V9.2h2.2v5.2Z",
} as const;

interface PopupIconProps {
  icon: keyof typeof PATHS;
  words: ContactFormText["popup"];
}

/** A check mark or a warning triangle, with a text alternative. */
export function PopupIcon({ icon, words }: PopupIconProps) {
  return (
    <svg role="img" className={styles[icon]} width={48} height={48} viewBox="0 0 24 24">
      <title>{words[icon]}</title>
      <path d={PATHS[icon]} />
    </svg>
  );
}
