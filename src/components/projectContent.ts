import type { PictureContent } from "./pictureSources";

/** A project as the gallery shows it. */
export interface ProjectContent {
  readonly title: string;
  readonly description: string;
  readonly areaSqft: number;
  readonly months: number;
  readonly before: PictureContent;
  readonly after: PictureContent;
}
