import { pictureSources } from "../components/pictureSources";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import { Transcript } from "../components/Transcript";
import { VideoPlayer, type VideoContent } from "../components/VideoPlayer";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Testimonials.module.css";

export interface TestimonialContent {
  readonly title: string;
  readonly description: string;
  readonly transcript: string;
  readonly isSample?: boolean | null;
  readonly video: VideoContent;
}

/** A client's written testimonial. */
export interface ReviewContent {
  /** Its author. */
  readonly title: string;
  readonly quote: string;
  readonly about: string;
  readonly isSample?: boolean | null;
}

interface TestimonialsProps {
  text: Texts["home"]["testimonials"];
  testimonials: readonly TestimonialContent[];
  reviews: readonly ReviewContent[];
}

const SIZES = "(min-width: 601px) min(35vw, 28rem), 100vw";

/** A video's poster has its shape. A wide video in an upright tile would have black bars. */
const isWide = ({ poster }: VideoContent) => {
  const { width, height } = pictureSources(poster);
  return width > height;
};

/** Videos of clients, playing one at a time, each with a transcript; below them, written testimonials. */
export function Testimonials({ text, testimonials, reviews }: TestimonialsProps) {
  return (
    <Section tone="warm" label={text.label} title={text.title} lead={text.lead}>
      <div className="swipe">
        <ul className={styles.tiles}>
          {testimonials.map(({ title, description, transcript, video, isSample }) => (
            <li key={title}>
              <div className={styles.video} data-wide={isWide(video) || undefined}>
                <VideoPlayer video={video} title={title} sizes={SIZES} />
              </div>
              <h3>{title}</h3>
              <p>
                {description} {isSample && <SampleChip />}
              </p>
              <Transcript described={video.described}>{transcript}</Transcript>
            </li>
          ))}
        </ul>
        {reviews.length > 0 && (
          <ul className={styles.reviews}>
            {reviews.map(({ title, quote, about, isSample }) => (
              <li key={quote}>
                <figure>
                  <blockquote>{quote}</blockquote>
                  <figcaption>
                    <strong>{title}</strong> {about} {isSample && <SampleChip />}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
