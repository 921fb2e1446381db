import { useId } from "react";
import { interpolate } from "../content/interpolate";
import { useText } from "../content/pageWords";
import * as styles from "./BeforeAfter.module.css";
import { Picture } from "./Picture";
import type { PictureContent } from "./pictureSources";

/** A picture to compare; `portrait` is a smaller version for the first view on phones. */
type ComparedPicture = PictureContent & { readonly portrait?: PictureContent["file"] };

interface BeforeAfterProps {
  title: string;
  before: ComparedPicture;
  after: ComparedPicture;
  sizes: string;
  priority?: boolean;
}

const onPhones = ({ alt, portrait }: ComparedPicture) => portrait && { alt, file: portrait };

// Percentage of the picture that shows the finished house.
const VIEWS = { before: 0, half: 50, after: 100 } as const;

/**
 * Two pictures of the same place with a divider that is dragged, moved with the keyboard, or set by three buttons;
 * src/browser/moveDivider.ts moves it.
 */
export function BeforeAfter({ title, before, after, sizes, priority }: BeforeAfterProps) {
  const { compare } = useText("common");
  const sliderId = useId();
  return (
    <div data-compare>
      <div className={styles.stage}>
        <figure className={`cover ${styles.before}`}>
          <Picture picture={before} portrait={onPhones(before)} sizes={sizes} priority={priority} />
          <figcaption>{compare.before}</figcaption>
        </figure>
        <figure className={`cover ${styles.after}`}>
          <Picture picture={after} portrait={onPhones(after)} sizes={sizes} priority={priority} />
          <figcaption>{compare.after}</figcaption>
        </figure>
        <span className={`cover ${styles.divider}`} aria-hidden />
        <label className="visuallyHidden" data-needs-script htmlFor={sliderId}>
          {interpolate(compare.slider, { title })}
        </label>
        <input
          id={sliderId}
          className="cover"
          type="range"
          data-needs-script
          min={0}
          max={100}
          defaultValue={VIEWS.half}
          // The browser would restore the slider's last position, but not the divider's.
          autoComplete="off"
          aria-valuetext={interpolate(compare.percentAfter, { percent: VIEWS.half })}
          data-value-text={compare.percentAfter}
        />
      </div>
      <div className={styles.views} data-needs-script role="group" aria-label={interpolate(compare.views, { title })}>
        {(["before", "half", "after"] as const).map((view) => (
          <button key={view} type="button" data-percent={VIEWS[view]} aria-pressed={view === "half"}>
            {compare[view]}
          </button>
        ))}
      </div>
    </div>
  );
}
