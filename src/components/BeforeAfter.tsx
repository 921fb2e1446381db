import { useEffect, useId, useRef, useState } from "react";
import { fill } from "../content/fill";
import { useText } from "../content/useText";
import * as styles from "./BeforeAfter.module.css";
import { Picture } from "./Picture";
import type { PictureContent } from "./pictureSources";

interface BeforeAfterProps {
  title: string;
  before: PictureContent;
  after: PictureContent;
  sizes: string;
  priority?: boolean;
}

// Percent of the picture that shows the finished house.
const POSITIONS = { before: 0, half: 50, after: 100 } as const;

/** Two pictures of the same place with a divider to drag, to move by keys, or to set by three buttons. */
export function BeforeAfter({ title, before, after, sizes, priority }: BeforeAfterProps) {
  const { compare } = useText("common");
  const [percent, setPercent] = useState<number>(POSITIONS.half);
  const slider = useRef<HTMLInputElement>(null);
  const sliderId = useId();
  // The visitor may have moved the native slider before React started.
  useEffect(() => setPercent(Number(slider.current?.value ?? POSITIONS.half)), []);
  return (
    <div>
      <div className={styles.stage} style={{ "--divider": `${100 - percent}%` } as React.CSSProperties}>
        <figure className={styles.after}>
          <Picture picture={after} sizes={sizes} priority={priority} />
          <figcaption>{compare.after}</figcaption>
        </figure>
        <figure className={styles.before}>
          <Picture picture={before} sizes={sizes} priority={priority} />
          <figcaption>{compare.before}</figcaption>
        </figure>
        <span className={styles.divider} aria-hidden />
        <label className="visuallyHidden" htmlFor={sliderId}>
          {fill(compare.slider, { title })}
        </label>
        <input
          id={sliderId}
          ref={slider}
          type="range"
          min={0}
          max={100}
          value={percent}
          onChange={(event) => setPercent(Number(event.target.value))}
          aria-valuetext={fill(compare.percentAfter, { percent })}
        />
      </div>
      <div className={styles.views} role="group" aria-label={fill(compare.views, { title })}>
        {(["before", "half", "after"] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={percent === POSITIONS[view]}
            onClick={() => setPercent(POSITIONS[view])}
          >
            {compare[view]}
          </button>
        ))}
      </div>
    </div>
  );
}
