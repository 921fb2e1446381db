import { pictureSources } from "../components/pictureSources";
import { Section } from "../components/Section";
import { Transcript } from "../components/Transcript";
import { VideoPlayer, type VideoContent } from "../components/VideoPlayer";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Testimonials.module.css";

export interface TestimonialContent {
  readonly title: string;
  readonly description: string;
  readonly transcript: string;
  readonly video: VideoContent;
}

/** A client's written testimonial. */
export interface ReviewContent {
  /** Its author. */
  readonly title: string;
  readonly quote: string;
  readonly about: string;
}

interface TestimonialsProps {
  text: Texts["home"]["testimonials"];
  testimonials: readonly TestimonialContent[];
  reviews: readonly ReviewContent[];
}

/** Tiles are upright and crop a wide poster at the sides, so the picture itself is wider than its tile. */
function sizesOf({ poster }: VideoContent): string {
  const { width, height } = pictureSources(poster);
  const crop = Math.max(1, width / height / (4 / 5)).toFixed(2);
  return `(min-width: 601px) calc(${crop} * min(35vw, 28rem)), calc(${crop} * 100vw)`;
}

/** Videos of clients, playing one at a time, each with a transcript; below them, written testimonials. */
export function Testimonials({ text, testimonials, reviews }: TestimonialsProps) {
  return (
    <Section tone="warm" label={text.label} title={text.title} lead={text.lead}>
      <ul className={styles.tiles}>
        {testimonials.map(({ title, description, transcript, video }) => (
          <li key={title}>
            <div className={styles.video}>
              <VideoPlayer video={video} title={title} sizes={sizesOf(video)} />
            </div>
            <h3>{title}</h3>
            <p>{description}</p>
            <Transcript described={video.described}>{transcript}</Transcript>
          </li>
        ))}
      </ul>
      {reviews.length > 0 && (
        <ul className={styles.reviews}>
          {reviews.map(({ title, quote, about }) => (
            <li key={quote}>
              <figure>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <strong>{title}</strong> {about}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
