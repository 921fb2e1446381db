// Decap CMS's Redux store, which it does not hand to extensions. Found through React's own record of the page.
import { isRecord } from "../../content/isRecord";
import { ROOT_ID } from "./markup";
import type { Upload } from "./decapBackend";

/** An Immutable.js map, as far as we read it. */
export interface DecapMap {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
  toJS(): unknown;
}

export interface DecapStore {
  getState(): {
    /** The open form: `entry`, `hasChanged`, `localBackup`, and `key`, which is new whenever the form is filled. */
    entryDraft: DecapMap;
    /** The media dialog: `field` is what the form will fill with the chosen file. */
    mediaLibrary: DecapMap;
  };
  dispatch(action: { type: string; payload?: object }): unknown;
  subscribe(listener: () => void): () => void;
}

const isMap = (value: unknown): value is DecapMap => isRecord(value) && typeof value.get === "function";

/** A map inside of another; undefined if there is none. */
export function mapIn(map: Pick<DecapMap, "get"> | undefined, name: string): DecapMap | undefined {
  const found = map?.get(name);
  return isMap(found) ? found : undefined;
}

/** What stands in the open form. */
export function formData(): Record<string, unknown> | undefined {
  const data = mapIn(mapIn(decapStore()?.getState().entryDraft, "entry"), "data")?.toJS();
  return isRecord(data) ? data : undefined;
}

const textOrNone = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The path of an entry; undefined for a new one. */
export const pathOfEntry = (entry: DecapMap): string | undefined => textOrNone(entry.get("path"));

/** The path of the entry in the form; undefined before it has loaded. */
export const entryPathOf = (draft: DecapMap): string | undefined => textOrNone(draft.getIn(["entry", "path"]));

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The file could not be read"));
    reader.readAsDataURL(file);
  });
}

/** The files of an entry that have been chosen, with their names. */
export function mediaOf(entry: Pick<DecapMap, "get">): Record<string, unknown>[] {
  const media = mapIn(entry, "mediaFiles")?.toJS();
  return Array.isArray(media) ? media.filter(isRecord) : [];
}

/** Files that have been chosen for an entry but not saved, for the repository. */
export const chosenFor = (entry: Pick<DecapMap, "get">): Upload[] =>
  mediaOf(entry).flatMap(({ draft, path, file }) =>
    draft === true && typeof path === "string" && file instanceof File
      ? [{ path, fileObj: file, toBase64: () => base64Of(file) }]
      : [],
  );

/** Pictures that have been chosen for an entry but not saved, by file name. */
export function uploadsOf(entry: Pick<DecapMap, "get">): ReadonlyMap<string, Blob> {
  return new Map(mediaOf(entry).flatMap(({ name, file }) => (file instanceof Blob ? [[String(name), file]] : [])));
}

/** Resolves once the form is as `isSo` asks. */
export function formWhere(isSo: (draft: DecapMap) => boolean): Promise<void> {
  const store = decapStore();
  return new Promise((resolve) => {
    if (!store) return resolve();
    const { getState, subscribe } = store;
    const look = () => {
      if (!isSo(getState().entryDraft)) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}

/** Decap CMS's component around the open form. */
interface FormComponent {
  props: { collection: unknown; persistLocalBackup(entry: unknown, collection: unknown): Promise<unknown> };
}

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: { store?: DecapStore; persistLocalBackup?: unknown } | null;
  /** An instance of a component, or, at the root, React's own record. */
  stateNode: ({ current?: Fiber } & Partial<FormComponent>) | null;
}

/** React's own record is as its version is; what is looked for in it may not be there. */
const isFiber = (value: unknown): value is Fiber => isRecord(value);

/** What `pick` finds first among the components on the page. */
function findOnPage<Found>(pick: (fiber: Fiber) => Found | undefined): Found | undefined {
  const record: [string, unknown][] = Object.entries(document.getElementById(ROOT_ID) ?? {});
  const container = record.find(([name]) => name.startsWith("__reactContainer$"))?.[1];
  if (!isFiber(container)) return undefined;
  const left = [container.stateNode?.current ?? container];
  for (let fiber = left.pop(); fiber; fiber = left.pop()) {
    const found = pick(fiber);
    if (found !== undefined) return found;
    left.push(...[fiber.sibling, fiber.child].filter((next) => next !== null));
  }
  return undefined;
}

/** The store of the running Decap CMS; undefined before it has drawn anything. */
export const decapStore = (): DecapStore | undefined => findOnPage(({ memoizedProps }) => memoizedProps?.store);

/** Keeps the open form's unfinished changes in the browser, as Decap CMS does two seconds after the last one. */
export async function keepForm(): Promise<void> {
  const draft = decapStore()?.getState().entryDraft;
  const form = findOnPage(({ stateNode }) =>
    stateNode?.props?.persistLocalBackup ? (stateNode as FormComponent) : undefined,
  );
  if (form && draft?.get("hasChanged")) await form.props.persistLocalBackup(draft.get("entry"), form.props.collection);
}
