import { areSamples } from "./areSamples";
import * as styles from "./Reviews.module.css";
import { SampleChip } from "./SampleChip";

/** A client's written testimonial. */
export interface ReviewContent {
  /** Its author. */
  readonly title: string;
  readonly quote: string;
  readonly about: string;
  readonly isSample?: boolean | null;
}

/** Written testimonials, all in sight; the section around them says if all are samples. */
export function Reviews({ reviews }: { reviews: readonly ReviewContent[] }) {
  const isSaid = areSamples(reviews);
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ title, quote, about, isSample }) => (
        <li key={quote}>
          <figure className="marked">
            <blockquote>{quote}</blockquote>
            <figcaption className="fine">
              <strong>{title}</strong> {about} {isSample && !isSaid && <SampleChip />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
