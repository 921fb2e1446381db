import { areSamples } from "../components/areSamples";
import { pictureSources } from "../components/pictureSources";
import { Reviews, type ReviewContent } from "../components/Reviews";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import { Transcript } from "../components/Transcript";
import { VideoPlayer, type VideoContent } from "../components/VideoPlayer";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Testimonials.module.css";

interface TestimonialContent {
  readonly title: string;
  readonly description: string;
  readonly transcript: string;
  readonly isSample?: boolean | null;
  readonly video: VideoContent;
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

/** Written testimonials, and below them videos that play one at a time. */
export function Testimonials({ text, testimonials, reviews }: TestimonialsProps) {
  const [sampleReviews, sampleFilms] = [areSamples(reviews), areSamples(testimonials)];
  return (
    <>
      {reviews.length > 0 && (
        <Section tone="warm" label={text.label} title={text.title} lead={text.lead} isSample={sampleReviews}>
          <Reviews reviews={reviews} areSamples={sampleReviews} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section tone="warm" {...text.films} isSample={sampleFilms}>
          <ul className={`swipe ${styles.tiles}`}>
            {testimonials.map(({ title, description, transcript, video, isSample }) => (
              <li key={title}>
                <div className={styles.video} data-wide={isWide(video) || undefined}>
                  <VideoPlayer video={video} title={title} sizes={SIZES} />
                </div>
                <h3>{title}</h3>
                <p className="description">
                  {description} {isSample && !sampleFilms && <SampleChip />}
                </p>
                <Transcript title={title} described={video.described}>
                  {transcript}
                </Transcript>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
