// The part of a picture to show, in the shape of its place: whoever uploads it chooses, beside the picture it will be
// compared with.
import type { CropperSelection } from "cropperjs";
import "cropperjs";
import { interpolate } from "../../content/interpolate";
import { labelOf } from "../config/labels";
import type { PicturePart } from "../save/chosenFiles";
import { ask, pair } from "./askDialog";
import { editorLanguage, translate } from "../config/editorWords";
import { button, element } from "./elements";
import type { PictureSlot } from "./pictureSlot";

/** A picture is the whole of its shape's width or height up to this relative difference. */
const SAME = 0.01;

/** In pixels: the width of the part that is drawn beside the other picture. */
const SHOWN = 600;

const HANDLES = ["nw", "ne", "sw", "se"].map((corner) => `<cropper-handle action="${corner}-resize"></cropper-handle>`);

const CROPPER = `<cropper-canvas class="editor-part"><cropper-image></cropper-image><cropper-shade hidden></cropper-shade>
<cropper-selection initial-coverage="1" movable resizable zoomable keyboard>
<cropper-grid covered></cropper-grid><cropper-handle action="move" plain></cropper-handle>${HANDLES.join("")}
</cropper-selection></cropper-canvas>`;

const ratioOf = (shape: string) => {
  const [width = 1, height = 1] = shape.split(":").map(Number);
  return width / height;
};

/** The size at which a picture fits on the screen, in CSS pixels. */
function sizeOnScreen({ width, height }: ImageBitmap): { width: number; height: number } {
  const [most, tallest] = [Math.min(640, innerWidth - 32) - 44, innerHeight * 0.45];
  const scale = Math.min(most / width, tallest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Keeps the selection inside the picture, and not smaller than `least`, in CSS pixels. */
function keepInside(selection: CropperSelection, most: { width: number; height: number }, least: number): void {
  const within = (place: number, end: number) => Math.min(Math.max(place, 0), end);
  selection.addEventListener("change", (event) => {
    const { x, y, width, height } = (event as CustomEvent<PicturePart>).detail;
    const [left, top] = [within(x, most.width - width), within(y, most.height - height)];
    const isTooSmall = width < selection.width && width < least;
    const isTooLarge = width > most.width || height > most.height;
    if (!isTooSmall && !isTooLarge && left === x && top === y) return;
    event.preventDefault();
    if (!isTooSmall && !isTooLarge) selection.$change(left, top, width, height);
  });
}

/** The dialog; resolves with the part, in the picture's pixels, or undefined if it is dismissed. */
async function askForPart(
  address: string,
  picture: ImageBitmap,
  { shape, minWidth, name, beside, other }: PictureSlot,
): Promise<PicturePart | undefined> {
  const size = sizeOnScreen(picture);
  const place = element("div");
  const named = (shown: HTMLElement, label: string) => {
    shown.style.aspectRatio = String(ratioOf(shape));
    return element("figure", shown, element("figcaption", labelOf(label)[editorLanguage()]));
  };
  const viewer = element("canvas");
  viewer.width = SHOWN;
  viewer.height = Math.round(SHOWN / ratioOf(shape));
  const image = element("img");
  const otherAddress = other && URL.createObjectURL(other);
  if (otherAddress) image.src = otherAddress;
  const { dialog, answer } = ask(translate("choosePart"), (close) => [
    element("p", translate("choosePartHow")),
    place,
    pair(named(viewer, name), ...(other && beside ? [named(image, beside)] : [])),
    button(() => close("part"), translate("usePart")),
    button(() => close(), translate("cancel")),
  ]);
  // Its elements measure themselves as they are added.
  const made = document.createRange().createContextualFragment(CROPPER);
  const selection = made.querySelector<CropperSelection>("cropper-selection");
  const canvas = made.querySelector<HTMLElement>("cropper-canvas");
  made.querySelector("cropper-image")?.setAttribute("src", address);
  if (!selection || !canvas) return undefined;
  selection.setAttribute("aspect-ratio", String(ratioOf(shape)));
  Object.assign(canvas.style, { width: `${size.width}px`, height: `${size.height}px` });
  keepInside(selection, size, Math.min(1, minWidth / picture.width) * size.width);
  const scale = picture.width / size.width;
  selection.addEventListener("change", (event) => {
    const { x, y, width, height } = (event as CustomEvent<PicturePart>).detail;
    const [from, on] = [[x, y, width, height].map((length) => length * scale), viewer.getContext("2d")];
    const [left = 0, top = 0, wide = 0, high = 0] = from;
    if (!event.defaultPrevented) on?.drawImage(picture, left, top, wide, high, 0, 0, viewer.width, viewer.height);
  });
  place.append(made);
  // The cropper removes the selection with these keys.
  const keep = (event: KeyboardEvent) => ["Delete", "Backspace"].includes(event.key) && event.preventDefault();
  dialog.addEventListener("keydown", keep);
  const isChosen = (await answer) === "part";
  if (otherAddress) URL.revokeObjectURL(otherAddress);
  if (!isChosen) return undefined;
  const width = Math.min(picture.width, selection.width * scale, picture.height * ratioOf(shape));
  const height = width / ratioOf(shape);
  const x = Math.min(selection.x * scale, picture.width - width);
  return { x, y: Math.min(selection.y * scale, picture.height - height), width, height };
}

/** Whether to upload all of a photo whose part this browser cannot cut out. */
export async function askForWhole(name: string): Promise<boolean> {
  const { answer } = ask(translate("uncut"), (close) => [
    element("p", interpolate(translate("uncutHow"), { name })),
    button(() => close("whole"), translate("useWhole")),
    button(() => close(), translate("cancel")),
  ]);
  return (await answer) === "whole";
}

/** The part of a picture to keep: all of it where its shape fits, otherwise what the editor chooses. */
export async function partToShow(
  file: File,
  picture: ImageBitmap,
  slot: PictureSlot | undefined,
): Promise<PicturePart | undefined> {
  const { width, height } = picture;
  if (!slot || Math.abs(width / height / ratioOf(slot.shape) - 1) < SAME) return { x: 0, y: 0, width, height };
  const address = URL.createObjectURL(file);
  const part = await askForPart(address, picture, slot);
  URL.revokeObjectURL(address);
  return part;
}
