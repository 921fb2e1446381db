// Decap CMS's Redux store, which it does not hand to extensions. Found through React's own record of the page.

/** An Immutable.js map, as far as we read it. */
export interface DecapMap {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
}

export interface DecapStore {
  getState(): {
    /** The open form: `entry`, `hasChanged`, `localBackup`, and `key`, which is new whenever the form is filled. */
    entryDraft: DecapMap;
  };
  dispatch(action: { type: string; payload?: object }): unknown;
  subscribe(listener: () => void): () => void;
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
