import { Pause, Play } from "lucide";
import { useId } from "react";
import { interpolate } from "../content/interpolate";
import { useText } from "../content/pageWords";
import { languageOf } from "../i18n/languages";
import { LANGUAGE_TABLE } from "../i18n/languageTable";
import { Icon } from "./Icon";
import { Picture } from "./Picture";
import type { PictureContent } from "./pictureSources";
import * as styles from "./VideoPlayer.module.css";

export interface VideoContent {
  readonly file: string;
  /** ISO day. */
  readonly published?: string | null;
  readonly poster: PictureContent;
  readonly captions: readonly { readonly language: string; readonly file: string }[];
  /** Its audio-described version in the page's language. */
  readonly described?: string | null;
}

function nameOf(code: string): string | undefined {
  const language = languageOf(code);
  return language && LANGUAGE_TABLE[language].own;
}

interface VideoPlayerProps {
  video: VideoContent;
  title: string;
  sizes: string;
}

/**
 * A video with one large button on it: src/browser/handleEarlyClick.ts plays and pauses it; src/browser/showVideos.ts shows
 * its state and adds the browser's own controls once it has started. The video gets its source when first played: WebKit
 * delays the page's load event for videos waiting to be played.
 */
export function VideoPlayer({ video, title, sizes }: VideoPlayerProps) {
  const id = `video-${useId().replaceAll(":", "")}`;
  const { film: words } = useText("common");
  const playIt = interpolate(words.play, { title });
  return (
    <div className={styles.player} data-player>
      <div className={`cover ${styles.poster}`}>
        <Picture picture={video.poster} sizes={sizes} decorative />
      </div>
      <button
        type="button"
        className={`cover centered ${styles.toggle}`}
        data-needs-script
        data-plays={id}
        aria-label={playIt}
        data-other-label={interpolate(words.pause, { title })}
      >
        <span className={`centered ${styles.sign}`}>
          <Icon drawing={Play} className={styles.play} />
          <Icon drawing={Pause} className={styles.pause} />
        </span>
      </button>
      {/* After the button, so that its controls come second. Firefox would make the video a tab stop, though it has no controls yet. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see tracks rendered from a list */}
      <video id={id} data-file={video.file} playsInline tabIndex={-1} aria-label={title}>
        {video.captions.map(({ language, file }) => (
          <track key={language} kind="captions" src={file} srcLang={language} label={nameOf(language)} />
        ))}
      </video>
      <a className={styles.strip} data-without-script href={video.file}>
        {playIt}
      </a>
      <div role="status" className={styles.spinner} data-message={words.loading} hidden />
      <p role="alert" className={styles.strip} data-message={words.failed} hidden />
    </div>
  );
}
