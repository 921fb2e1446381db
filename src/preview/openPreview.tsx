// Runs in the editor's preview: renders the site's own pages from the content being edited.
import "../theme/fallbackFont.css";
import "../theme/global.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { wrapPageElement } from "../content/gatsby/wrapPage";
import type { PreviewWindow, Shown } from "../editor/previewPane/shown";
import { Boundary } from "../islands/IslandRoot";
import { cssVariables } from "../theme/cssVariables";
import { propsOfPage } from "./askPage";
import { keepToThePage } from "./keepToThePage";
import { nodesOf } from "./nodes";
import { keepPictures } from "./pictures";
import { keepPlaces } from "./places";
import { revealText } from "./revealText";
import { pageAt } from "./pageAt";
import { readPlaces } from "./tapped";

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
const pictureAt = keepPictures(() => void draw());
let shown: Shown | undefined;
let drawings = 0;
/** An error boundary that has caught an error stays empty, so the next render gets a new one. */
let failures = 0;

/** Renders the current state; a stale render that finishes late is dropped. */
async function draw(): Promise<void> {
  if (!shown) return;
  const { files, path, language, picture, scheme, onShown } = shown;
  const drawing = ++drawings;
  html.lang = language;
  html.setAttribute("data-mui-color-scheme", scheme);
  let trouble: unknown;
  try {
    const { Page, ...asked } = pageAt(path);
    const nodes = nodesOf(files, places.marked);
    const props = await propsOfPage(asked, path, language, nodes, (file) => pictureAt(file, picture));
    if (drawing !== drawings) return;
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
  void draw();
};
