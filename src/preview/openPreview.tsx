// Runs in the editor's preview: renders the site's own pages from the content being edited.
import "../theme/fallbackFont.css";
import "../theme/global.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { wrapPageElement } from "../content/gatsby/wrapPage";
import type { PreviewWindow, PreviewRequest } from "../editor/previewPane/shown";
import { Boundary } from "../islands/IslandRoot";
import { cssVariables } from "../theme/cssVariables";
import { propsOfPage } from "./askPage";
import { nodesOf, type PictureFile } from "./nodes";
import { keepPlaces } from "./places";
import { revealText } from "./revealText";
import { pageAt } from "./pageAt";
import { readPlaces } from "./tapped";

/** Reserves space for a picture that has not loaded yet, in the most common aspect ratio. */
const PLACEHOLDER: PictureFile = {
  address: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')}`,
  width: 1600,
  height: 900,
};

/** Pictures by path; a picture is a placeholder until it has loaded and `onLoaded` is called. */
function keepPictures(onLoaded: () => void) {
  const known = new Map<string, { file: Blob | undefined; shown: PictureFile }>();

  async function load(path: string, loading: Promise<Blob | undefined>): Promise<void> {
    const before = known.get(path);
    if (!before) known.set(path, { file: undefined, shown: PLACEHOLDER });
    const file = await loading.catch(() => undefined);
    if (!file || file === before?.file) return;
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (!bitmap) return;
    const { width, height } = bitmap;
    bitmap.close();
    known.set(path, { file, shown: { address: URL.createObjectURL(file), width, height } });
    onLoaded();
  }

  /** The picture at a path; `read` returns its bytes. */
  return (path: string, read: (path: string) => Promise<Blob | undefined>): PictureFile => {
    if (path !== "" && !known.has(path)) void load(path, read(path));
    return known.get(path)?.shown ?? PLACEHOLDER;
  };
}

// A preview is for looking at and for choosing what to edit: links lead nowhere, and forms send nothing.

/** What one writes in or chooses from, as on the site. */
const ENTRIES = "input:not([type=range]), select, textarea";

/** Whoever moves further than this, in CSS pixels, drags. */
const STILL = 6;

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The part at a point that lies under any slider, such as that between two pictures. */
const partAt = ({ clientX, clientY }: MouseEvent): Element | undefined =>
  document.elementsFromPoint(clientX, clientY).find((part) => !part.matches("input[type=range]"));

/** Listens in the capture phase, before any handler of the page. `onTap`: a part of the page was tapped. */
function keepToThePage(onTap: (part: Element) => void): void {
  let pressed = { clientX: 0, clientY: 0 };
  const tap = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("a")) event.preventDefault();
    // A click by keyboard has no place.
    const moved = event.detail === 0 ? 0 : Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
    const part = event.target.matches("input[type=range]") ? partAt(event) : event.target;
    if (part && moved < STILL && !part.closest(ENTRIES)) onTap(part);
  };
  addEventListener("pointerdown", (event) => (pressed = event), { capture: true });
  addEventListener("click", tap, { capture: true });
  addEventListener("submit", refuse, { capture: true });
}

const html = document.documentElement;
// Parts that need scripts are visible, although none of the page scripts run.
html.classList.add("js");

const variables = document.createElement("style");
variables.textContent = cssVariables();
document.head.append(variables);

const page = document.body.appendChild(document.createElement("div"));
const root = createRoot(page);
const places = keepPlaces();
const placeNear = readPlaces(page, places);
const pictureAt = keepPictures(() => draw());
let shown: PreviewRequest | undefined;
/** An error boundary that has caught an error stays empty, so the next render gets a new one. */
let failures = 0;

function draw(): void {
  if (!shown) return;
  const { files, path, language, picture, scheme, onShown } = shown;
  html.lang = language;
  html.setAttribute("data-mui-color-scheme", scheme);
  let trouble: unknown;
  try {
    const { Page, ...asked } = pageAt(path);
    const nodes = nodesOf(files, language, (file) => pictureAt(file, picture), places);
    const props = propsOfPage(asked, path, language, nodes);
    const wrapped = wrapPageElement({ element: <Page {...props} />, props } as never, { plugins: [] });
    const fail = (error: unknown) => {
      trouble = error;
    };
    flushSync(() =>
      root.render(
        <Boundary key={`${path}${failures}`} onFailed={fail}>
          {wrapped}
        </Boundary>,
      ),
    );
  } catch (error) {
    trouble = error;
  }
  if (trouble !== undefined) failures++;
  onShown(trouble);
}

keepToThePage((part) => {
  const place = placeNear(part);
  if (place) shown?.onTap(place);
});
const me = window as PreviewWindow;
me.revealText = revealText;
me.showPreview = (next) => {
  shown = next;
  draw();
};
