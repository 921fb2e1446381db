// What Decap CMS's own styles lack: phones, where the preview would cover the form, and a text's languages side by
// side. Its class names end in the names of its components.
import { writeStored } from "../../platform/storage";
import { LANGUAGES } from "../../i18n/languages";

const ofText = LANGUAGES.map((language) => `div:has(> div > label[for^="${language}-field-"])`).join(", ");

const PHONES = "(max-width: 799px)";

/** The headings of groups and list items, and what they show while collapsed. */
const ROWS = '[class*="ListItemTopBar"], [class*="-NestedObjectLabel"], [class*="-TopBarContainer"]';

export const LAYOUT_STYLE = `
[class*="-ToolbarContainer"], [class*="-EditorContainer"] { min-width: 0 !important; }
/* No scroll sync button: the preview already follows the form. */
[class*="-ViewControls"] button:nth-of-type(2) { display: none; }
${ROWS} { cursor: pointer; }
@media ${PHONES} {
  /* State, the way to the page, and Publish in one row; what deletes is apart, and smaller. */
  [class*="-ToolbarContainer"] { align-items: center; height: 56px !important; min-width: 0 !important; }
  [class*="-ToolbarSectionBackLink"] { flex: 1 1 auto; min-width: 0; height: 100%; border: 0; }
  [class*="-ToolbarSectionMain"] { flex: none; width: auto; padding: 0; border: 0; }
  [class*="-ToolbarSectionMeta"], [class*="-BackCollection"] { display: none !important; }
  /* Its words are for screen readers; its sign remains. */
  [class*="-PreviewLink"] span:first-child { position: absolute; width: 1px; overflow: hidden; opacity: 0; white-space: nowrap; }
  [class*="-PreviewLink"] { display: grid !important; place-items: center; width: 44px; height: 44px; }
  [class*="-ToolbarSubSectionLast"] { order: -1; }
  [class*="-DeleteButton"] { position: absolute; top: calc(100% + 8px); left: 8px; height: 44px; padding: 0 8px; background: #fff !important; font-size: 13px; text-decoration: underline; }
  .SplitPane { display: block !important; }
  .SplitPane > .Pane1 { width: 100% !important; height: 100%; }
  .SplitPane > .Pane2 { position: absolute !important; inset: 0; }
  .SplitPane > .Resizer { display: none; }
  [class*="-ControlPaneContainer"] { padding: 8px 8px 50vh !important; max-width: 100% !important; }
}
@media (min-width: 1000px) {
  ${ofText} { display: inline-block; box-sizing: border-box; width: calc(50% - 8px); margin-top: 16px !important; margin-right: 8px; vertical-align: top; }
}
`;

/** A heading opens and closes its group by its whole width, not only by the small arrow at its start. */
export function openByWholeRow(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest("button")) return;
    const row = target.closest(ROWS);
    (row?.querySelector("button") ?? row?.parentElement?.querySelector("button"))?.click();
  });
}

/** On phones, starts without the preview, which would cover the form. The key is Decap CMS's, for its right pane. */
export function startWithForm(): void {
  if (matchMedia(PHONES).matches) writeStored("local", "cms.right-pane", "none");
}

/** On phones, closes the preview, which covers the form. */
export function showForm(): void {
  if (matchMedia(PHONES).matches) document.querySelector<HTMLElement>('[class*="-ViewControls"] button')?.click();
}
