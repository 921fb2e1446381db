import { startTransition, useEffect, useRef, useState, type ComponentType } from "react";
import { ContactFallback } from "./ContactFallback";
import type { ContactFormProps } from "./contactFormProps";
import { whenNear } from "./whenNear";
import * as styles from "./contactPlace.module.css";

/** Calls `act` once, at the first tap or focus within `place`: not every browser gives the focus to what is tapped. */
function onTouch(place: HTMLElement, act: () => void): void {
  const once = new AbortController();
  const touched = () => {
    once.abort();
    act();
  };
  for (const sign of ["pointerdown", "focusin"]) place.addEventListener(sign, touched, { signal: once.signal });
}

/** Holds the form's place and loads it when it comes near; until then, and without scripts, direct links stand there. */
export function LazyContactForm(props: ContactFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<ContactFormProps>>();

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let left = false;
    const load = async () => {
      try {
        const { loadContactForm } = await import("./loadContactForm");
        const { ContactForm } = await loadContactForm();
        if (left) return;
        // A link that has the focus is about to go: the focus stays in its place.
        if (box.contains(document.activeElement)) box.focus({ preventScroll: true });
        // Drawn in small steps: whatever the visitor does meanwhile goes first.
        startTransition(() => setForm(() => ContactForm));
      } catch {
        // The chunk did not arrive: the links stay, and the next touch of the place tries again.
        if (!left) onTouch(box, () => void load());
      }
    };
    const stop = whenNear(box, () => void load());
    return () => {
      left = true;
      stop();
    };
  }, []);

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      <div className={styles.room}>
        {Form ? <Form {...props} /> : <ContactFallback text={props.text} contact={props.contact} />}
      </div>
    </div>
  );
}
