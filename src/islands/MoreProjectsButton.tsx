import type { RefObject } from "react";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import * as styles from "./ProjectGallery.module.css";
import type { MoreProjects } from "./useMoreProjects";

interface MoreProjectsButtonProps {
  text: Texts["home"]["projects"]["more"];
  more: MoreProjects;
  button: RefObject<HTMLButtonElement>;
}

function told(text: MoreProjectsButtonProps["text"], { state, hasLoaded, projects, total }: MoreProjects): string {
  if (state === "loading") return text.loading;
  if (state === "failed") return text.failed;
  return hasLoaded ? interpolate(text.shown, { shown: projects.length, total }) : "";
}

/** Loads the next projects and reports the result. */
export function MoreProjectsButton({ text, more, button }: MoreProjectsButtonProps) {
  return (
    <div className={styles.more} data-needs-script>
      {more.left > 0 && (
        <button
          ref={button}
          type="button"
          aria-disabled={more.state === "loading"}
          onClick={() => void more.loadNext()}
        >
          {text.button}
        </button>
      )}
      <p role="status">{told(text, more)}</p>
    </div>
  );
}
