import { useEffect, useRef, useState } from "react";
import { formatWhole } from "../i18n/format";
import * as styles from "./Counter.module.css";

interface CounterProps {
  prefix: string;
  value: number;
  suffix: string;
}

const DURATION_MS = 900;

// Where the count starts, as a share of the value: the figure never looks empty.
const START = 0.4;

/** A large figure that counts up once when it comes into view; assistive technology reads the final figure. */
export function Counter({ prefix, value, suffix }: CounterProps) {
  const [shown, setShown] = useState(value);
  const figure = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = figure.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // A figure that is in view already stays: counting it again would only flicker.
    if (element.getBoundingClientRect().top < innerHeight) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / DURATION_MS);
        setShown(Math.round(value * (START + (1 - START) * (1 - (1 - progress) ** 3))));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);
  return (
    <span ref={figure} className={styles.counter}>
      <span className="visuallyHidden">{`${prefix}${formatWhole(value)}${suffix}`}</span>
      <span aria-hidden>
        {prefix && <span className={styles.sign}>{prefix}</span>}
        {formatWhole(shown)}
        {suffix && <span className={styles.sign}>{suffix}</span>}
      </span>
    </span>
  );
}
