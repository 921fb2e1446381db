// The place of the picture that is being chosen in Decap CMS's media dialog.
import { folderOf, joined, baseName } from "../../content/read/filePath";
import type { PictureCut } from "../config/decapConfig";
import { decapStore, mapIn, uploadsOf, type DecapMap } from "../decap/decapStore";
import type { Repository } from "../save/repository";
import { isRecord } from "../../content/isRecord";

export interface PictureSlot extends PictureCut {
  /** The picture to compare with, if it has been chosen. */
  other: Blob | undefined;
}

const isCut = (value: unknown): value is PictureCut =>
  isRecord(value) &&
  typeof value.minWidth === "number" &&
  [value.shape, value.name, value.beside ?? ""].every((text) => typeof text === "string");

async function pictureIn(field: string, entry: DecapMap, media: Repository["media"]): Promise<Blob | undefined> {
  const written = entry.getIn(["data", field, "file"]);
  if (typeof written !== "string" || written === "") return undefined;
  const folder = folderOf(String(entry.get("path") ?? ""));
  return uploadsOf(entry).get(baseName(written)) ?? media(joined(folder, written)).catch(() => undefined);
}

/** Where the picture will be; undefined where it may have any shape. */
export async function slotOfPicture(media: Repository["media"]): Promise<PictureSlot | undefined> {
  const { mediaLibrary, entryDraft } = decapStore()?.getState() ?? {};
  // Without a field, an empty text.
  const cut = mapIn(mapIn(mediaLibrary, "field"), "cut")?.toJS();
  const entry = mapIn(entryDraft, "entry");
  if (!isCut(cut) || !entry) return undefined;
  return { ...cut, other: cut.beside === undefined ? undefined : await pictureIn(cut.beside, entry, media) };
}
