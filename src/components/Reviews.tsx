import * as styles from "./Reviews.module.css";
import { SampleChip } from "./SampleChip";

export interface ReviewContent {
  /** Its author. */
  readonly title: string;
  readonly quote: string;
  readonly about: string;
  readonly isSample?: boolean | null;
}

interface ReviewsProps {
  reviews: readonly ReviewContent[];
  /** Its section says that all of them are samples. */
  areSamples?: boolean;
}

/** Written testimonials, all in sight. */
export const Reviews = ({ reviews, areSamples = false }: ReviewsProps) => (
  <ul className={styles.reviews}>
    {reviews.map(({ title, quote, about, isSample }) => (
      <li key={quote}>
        <figure className="marked">
          <blockquote>{quote}</blockquote>
          <figcaption className="fine">
            <strong>{title}</strong> {about} {isSample && !areSamples && <SampleChip />}
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
