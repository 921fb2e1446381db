import { Section } from "../components/Section";
import { Transcript } from "../components/Transcript";
import { VideoPlayer, type VideoContent } from "../components/VideoPlayer";
import type { Texts } from "../content/texts";
import * as styles from "./Testimonials.module.css";

export interface TestimonialContent {
  readonly title: string;
  readonly description: string;
  readonly transcript: string;
  readonly video: VideoContent;
}

interface TestimonialsProps {
  text: Texts["home"]["testimonials"];
  testimonials: readonly TestimonialContent[];
}

/** Films of clients; one plays at a time, each with its words to read. */
export function Testimonials({ text, testimonials }: TestimonialsProps) {
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <ul className={styles.tiles}>
        {testimonials.map(({ title, description, transcript, video }) => (
          <li key={title}>
            <div className={styles.film}>
              <VideoPlayer video={video} title={title} sizes="(min-width: 601px) 65vw, 100vw" />
            </div>
            <h3>{title}</h3>
            <p>{description}</p>
            <Transcript>{transcript}</Transcript>
          </li>
        ))}
      </ul>
    </Section>
  );
}
