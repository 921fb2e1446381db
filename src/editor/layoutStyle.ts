// What Decap CMS's own style lacks: phones, and the languages of a text side by side. Its classes end in the names of its
// parts.
import { LANGUAGES } from "../i18n/languages";

const ofText = LANGUAGES.map((language) => `div:has(> div > label[for^="${language}-field-"])`).join(", ");

export const LAYOUT_STYLE = `
[class*="-ToolbarContainer"], [class*="-EditorContainer"] { min-width: 0 !important; }
@media (max-width: 799px) {
  [class*="-ToolbarContainer"] { height: auto !important; min-height: 66px; flex-wrap: wrap; }
  [class*="-ToolbarSectionMain"] { flex-wrap: wrap; padding-block: 4px; }
  [class*="-ToolbarSectionMeta"], [class*="-BackCollection"] { display: none !important; }
  [class*="-ControlPaneContainer"] { padding: 0 8px 50vh !important; max-width: 100% !important; }
}
@media (min-width: 1000px) {
  ${ofText} { display: inline-block; box-sizing: border-box; width: calc(50% - 8px); margin-top: 16px !important; margin-right: 8px; vertical-align: top; }
}
`;
