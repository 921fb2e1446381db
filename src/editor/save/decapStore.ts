// Decap CMS's Redux store, which it does not hand to extensions. Found through React's own record of the page.

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
  };
  dispatch(action: { type: string; payload?: object }): unknown;
  subscribe(listener: () => void): () => void;
}

/** The path of the entry in the form; undefined before it has loaded. */
export const entryPathOf = (draft: DecapMap) => draft.getIn(["entry", "path"]) as string | undefined;

/** Resolves once the form shows the entry at `path`. */
export function formOf(path: string, { getState, subscribe }: DecapStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (entryPathOf(getState().entryDraft) !== path) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: { store?: DecapStore } | null;
  stateNode: { current?: Fiber } | null;
}

/** The first store among a component, its children, and its siblings. */
function storeBelow(fiber: Fiber | null | undefined): DecapStore | undefined {
  if (!fiber) return undefined;
  return fiber.memoizedProps?.store ?? storeBelow(fiber.child) ?? storeBelow(fiber.sibling);
}

/** The store of the running Decap CMS; undefined before it has drawn anything. */
export function decapStore(): DecapStore | undefined {
  const root = document.getElementById("nc-root") as unknown as Record<string, Fiber> | null;
  const name = Object.keys(root ?? {}).find((key) => key.startsWith("__reactContainer$"));
  const container = name === undefined ? undefined : root?.[name];
  return storeBelow(container?.stateNode?.current ?? container);
}
