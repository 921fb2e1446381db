// Intercepts chosen files before Decap CMS gets them: rejects what the site cannot show, and scales down large photos.
// Decap CMS then rotates photos upright, strips metadata, and converts them (`media_processing`), but its own resizing
// would also enlarge small ones.
import type { Words } from "../../i18n/editorLanguages";
import { chosenProblem } from "./uploadRules";

/** In pixels: the widest picture on any page, at two device pixels per CSS pixel. */
const WIDEST = 2400;

/** Change events that our own code dispatches to Decap CMS. */
const handedOn = new WeakSet<Event>();

async function smaller(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture || picture.width <= WIDEST) return file;
  const canvas = document.createElement("canvas");
  canvas.width = WIDEST;
  canvas.height = Math.round((picture.height * WIDEST) / picture.width);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}

function asList(files: readonly File[]): FileList {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  return list.files;
}

/** Watches the page's file inputs; calls `onRefusal` with the name of a rejected file and the reason. */
export function watchChosenFiles(onRefusal: (name: string, message: Words) => void): void {
  const onChange = async (event: Event) => {
    const input = event.target;
    if (handedOn.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return;
    const files = [...(input.files ?? [])];
    event.stopImmediatePropagation();
    for (const { name, size } of files) {
      const message = chosenProblem(name, size);
      if (!message) continue;
      input.value = "";
      return onRefusal(name, message);
    }
    input.files = asList(await Promise.all(files.map(smaller)));
    const again = new Event("change", { bubbles: true });
    handedOn.add(again);
    input.dispatchEvent(again);
  };
  document.addEventListener("change", (event) => void onChange(event), { capture: true });
}
