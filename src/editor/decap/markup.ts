// What we lean on in Decap CMS's page, which it promises to nobody. A test looks for each in the program that is shipped,
// and names what has moved.
import { LANGUAGES, type Language } from "../../i18n/languages";

/** The page's root, which the program fills. */
export const ROOT_ID = "nc-root";

/** Its components, whose class names end in these. */
const COMPONENTS = {
  toolbar: "ToolbarContainer",
  toBack: "ToolbarSectionBackLink",
  toolbarMain: "ToolbarSectionMain",
  toolbarMeta: "ToolbarSectionMeta",
  toolbarLast: "ToolbarSubSectionLast",
  backCollection: "BackCollection",
  previewLink: "PreviewLink",
  deleteButton: "DeleteButton",
  editor: "EditorContainer",
  viewControls: "ViewControls",
  form: "ControlPaneContainer",
  field: "ControlContainer",
  faults: "ControlErrorsList",
  groupHead: "NestedObjectLabel",
  listHead: "TopBarContainer",
  itemHead: "StyledListItemTopBar",
  mediaTop: "LibraryTop",
} as const;

/** Selects a component. */
export const part = (name: keyof typeof COMPONENTS): string => `[class*="-${COMPONENTS[name]}"]`;

/** The headings of groups and list items, and what they show while collapsed. */
export const ITEM_HEADS = [part("itemHead"), part("groupHead"), part("listHead")].join(", ");

/** What the form's pane and the preview's are in. */
export const PANES = ".SplitPane";

/** The link by which its page for a broken program asks for a report. */
export const CRASHED = '[data-testid="issue-url"]';

export const RICH_TEXT = "[data-slate-editor]";

/** A date or time, and its buttons. */
export const DATE_TIME = '[class*="-DateTimeControl"]';

/** The end of a field's id: `title-field-12`. */
const FIELD = "-field-";

/** Selects the labels of fields with this name; it must be fit for a selector. */
export const labelsNamed = (name: string): string => `label[for^="${name}${FIELD}"]`;

/** The field's name in its id; empty for other ids. */
export const fieldNameOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(FIELD)));

/** The language of a text's field; undefined for other fields. */
export const languageOfField = (id: string): Language | undefined =>
  LANGUAGES.find((language) => language === fieldNameOf(id));

/** Where it keeps, in the browser, whether the preview is shown, and who has signed in. */
export const KEPT = { preview: "cms.right-pane", user: "decap-cms-user" } as const;

/** The database of unfinished forms; the keys in it begin with `backup.`. */
export const KEPT_FORMS = { database: "localforage", table: "keyvaluepairs" } as const;

export const ACTIONS = {
  saved: "ENTRY_PERSIST_SUCCESS",
  offerUnfinished: "DRAFT_LOCAL_BACKUP_RETRIEVED",
  takeUnfinished: "DRAFT_CREATE_FROM_LOCAL_BACKUP",
} as const;

/** What the program must contain for all of this to hold. */
export const EXPECTED: readonly string[] = [
  ...Object.values(COMPONENTS).map((name) => `label:"${name}"`),
  ...Object.values(ACTIONS).map((name) => `"${name}"`),
  ...[...Object.values(KEPT), ...Object.values(KEPT_FORMS), "issue-url"].map((name) => `"${name}"`),
  '"SplitPane"',
  FIELD,
  `"#${ROOT_ID}"`,
  RICH_TEXT,
  "label:DateTimeControl;",
  "persistLocalBackup",
  '"backup"',
];
