// What Decap CMS's own styles lack: phones, where the preview would cover the form, and a text's languages side by
// side.
import { writeStored } from "../../platform/storage";
import { CRASHED, DATE_TIME, ITEM_HEADS, KEPT, labelsNamed, PANES, part, ROOT_ID } from "../decap/markup";
import { LANGUAGES } from "../../i18n/languages";

const ofText = LANGUAGES.map((language) => `div:has(> div > ${labelsNamed(language)})`).join(", ");

/** The height of our buttons on phones, with what is around them. */
const BAR = "60px";

const PHONES = "(max-width: 799px)";

export const LAYOUT_STYLE = `
${part("toolbar")}, ${part("editor")} { min-width: 0 !important; }
/* No scroll sync button: the preview already follows the form. */
${part("viewControls")} button:nth-of-type(2) { display: none; }
${ITEM_HEADS} { cursor: pointer; }
${part("field")} { scroll-margin-top: 96px; }
/* In place of its own page when something in it breaks, which shows its insides and asks for a report to others. */
#${ROOT_ID}:has(${CRASHED}) { display: none; }
@media ${PHONES} {
  /* State, the way to the page, and Publish in one row; what deletes is apart, and smaller. */
  ${part("toolbar")} { align-items: center; height: 56px !important; min-width: 0 !important; }
  ${part("toBack")} { flex: 1 1 auto; min-width: 0; height: 100%; border: 0; }
  ${part("toolbarMain")} { flex: none; width: auto; padding: 0; border: 0; }
  ${part("toolbarMeta")}, ${part("backCollection")} { display: none !important; }
  /* Its words are for screen readers; its sign remains. */
  ${part("previewLink")} span:first-child { position: absolute; width: 1px; overflow: hidden; opacity: 0; white-space: nowrap; }
  ${part("previewLink")} { display: grid !important; place-items: center; width: 44px; height: 44px; }
  ${part("toolbarLast")} { order: -1; }
  ${part("deleteButton")} { position: absolute; top: calc(100% + 8px); left: 8px; height: 44px; padding: 0 8px; background: #fff !important; font-size: 13px; text-decoration: underline; }
  ${PANES} { display: block !important; }
  /* Our buttons have the bottom of the screen to themselves. */
  #${ROOT_ID} { padding-bottom: ${BAR}; }
  ${part("editor")} { box-sizing: border-box; padding-bottom: ${BAR} !important; }
  ${PANES} > .Pane1 { width: 100% !important; height: 100%; }
  ${PANES} > .Pane2 { position: absolute !important; inset: 0; }
  ${PANES} > .Resizer { display: none; }
  /* The preview covers the form: what belongs to that must neither lie over it nor be reached beneath it. */
  ${PANES}:has(> .Pane2 iframe) > .Pane1 { visibility: hidden; }
  body:has(${PANES} > .Pane2 iframe) ${part("deleteButton")} { display: none; }
  /* The pictures begin below the last button of the media dialog. */
  ${part("mediaTop")} { margin-bottom: 20px; }
  ${DATE_TIME} { flex-wrap: wrap; }
  ${part("form")} { padding: 8px 8px 50vh !important; max-width: 100% !important; }
}
@media (min-width: 1000px) {
  ${ofText} { display: inline-block; box-sizing: border-box; width: calc(50% - 8px); margin-top: 16px !important; margin-right: 8px; vertical-align: top; }
}
`;

/** A heading opens and closes its group by its whole width, not only by the small arrow at its start. */
export function openByWholeRow(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest("button")) return;
    const row = target.closest(ITEM_HEADS);
    (row?.querySelector("button") ?? row?.parentElement?.querySelector("button"))?.click();
  });
}

/** On phones, starts without the preview, which would cover the form. */
export function startWithForm(): void {
  if (matchMedia(PHONES).matches) writeStored("local", KEPT.preview, "none");
}

/** On phones, closes the preview, which covers the form. */
export function showForm(): void {
  if (matchMedia(PHONES).matches) document.querySelector<HTMLElement>(`${part("viewControls")} button`)?.click();
}
