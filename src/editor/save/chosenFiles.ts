// Intercepts chosen files before Decap CMS gets them: rejects what the site cannot show, renames iPhone films, turns HEIC photos into JPEGs
// where the browser can read them, lets the editor choose a part, and scales down large photos. Decap CMS then rotates
// photos upright, strips metadata, and converts them (`media_processing`), but its own resizing would also enlarge
// small ones.
import { faultMessage } from "../../content/checks/media";
import type { Words } from "../../i18n/editorLanguages";
import { blobFact } from "./blobFacts";
import { chosenProblem, isHeic, isPhoto, nameOfFilm, uploadProblem } from "./uploadRules";

/** In pixels: the widest picture on any page, at two device pixels per CSS pixel. */
const WIDEST = 2400;

/** A part of a picture, in its pixels. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Choosing {
  onRefusal: (name: string, message: Words) => void;
  /** The part of a picture to keep; undefined if the editor keeps nothing. */
  choosePart: (file: File, picture: ImageBitmap) => Promise<PicturePart | undefined>;
  /** Whether to upload all of a photo whose part this browser cannot cut out. */
  acceptWhole: (name: string) => Promise<boolean>;
  /** A name that no other file has: Decap CMS would replace the other one. */
  nameFor: (name: string) => Promise<string>;
}

/** Change events that our own code dispatches to Decap CMS. */
const dispatched = new WeakSet<Event>();

/** The part as a file of its own; rejects if the browser cannot write it. */
async function drawn(picture: ImageBitmap, { x, y, width, height }: PicturePart, file: File): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(WIDEST, Math.round(width));
  canvas.height = Math.round((height * canvas.width) / width);
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = isHeic(file.name) ? "image/jpeg" : file.type;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  const name = isHeic(file.name) ? file.name.replace(/\.\w+$/, ".jpg") : file.name;
  if (!blob) throw new Error("The canvas gave no picture");
  return new File([blob], name, { type: blob.type });
}

/** The file to upload; undefined if there is none, because it was refused or the editor changed their mind. */
async function prepared(file: File, { onRefusal, choosePart, acceptWhole }: Choosing): Promise<File | undefined> {
  if (!isPhoto(file.name)) {
    const name = nameOfFilm(file.name);
    const fact = await blobFact(name, file);
    if (fact.state !== "broken") return name === file.name ? file : new File([file], name, { type: "video/mp4" });
    onRefusal(file.name, faultMessage(name, fact.fault));
    return undefined;
  }
  const asItIs = () => {
    const message = uploadProblem(file.name, file.size);
    if (message) onRefusal(file.name, message);
    return message ? undefined : file;
  };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return asItIs();
  const part = await choosePart(file, picture);
  const isWhole = part?.width === picture.width && part.height === picture.height;
  const isFine = isWhole && picture.width <= WIDEST && !isHeic(file.name);
  const cut = part && !isFine ? await drawn(picture, part, file).catch(() => undefined) : undefined;
  picture.close();
  if (!part || cut) return cut;
  if (isFine) return file;
  const whole = asItIs();
  return whole && (isWhole || (await acceptWhole(file.name))) ? whole : undefined;
}

function asList(files: readonly File[]): FileList {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  return list.files;
}

export function watchChosenFiles(choosing: Choosing): void {
  async function prepare(input: HTMLInputElement): Promise<void> {
    const ready: File[] = [];
    for (const file of input.files ?? []) {
      const message = chosenProblem(file.name, file.size);
      if (message) choosing.onRefusal(file.name, message);
      const result = message ? undefined : await prepared(file, choosing);
      if (result) ready.push(new File([result], await choosing.nameFor(result.name), { type: result.type }));
      else return void (input.value = "");
    }
    input.files = asList(ready);
    const again = new Event("change", { bubbles: true });
    dispatched.add(again);
    input.dispatchEvent(again);
  }
  const onChange = (event: Event) => {
    const input = event.target;
    if (dispatched.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return;
    event.stopImmediatePropagation();
    void prepare(input);
  };
  document.addEventListener("change", onChange, { capture: true });
}
