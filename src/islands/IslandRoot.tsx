import { Component, useEffect, type ReactNode } from "react";
import { useLayout } from "../forms/useLayout";
import { PageWordsProvider } from "../content/pageWords";
import { watchEntries } from "./entries";
import type { AnyIsland, IslandData } from "./islands";

interface Watch {
  /** The element that holds the island; undefined at build time. */
  root?: Element;
  /** Called once the island is mounted and interactive. */
  onStarted?: () => void;
  /** Called when the island is crashing, possibly several times, while what it consists of is still on the page. */
  onFailing?: () => void;
  /** Called when the island has crashed; nothing of it is left on the page. */
  onFailed?: (error: unknown) => void;
}

/** Contains errors within itself. */
export class Boundary extends Component<Watch & { children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React offers no later moment: `componentDidCatch` runs once the page has changed.
    this.props.onFailing?.();
    return null;
  }
}

function Started({ onStarted }: Pick<Watch, "onStarted">) {
  useEffect(() => onStarted?.(), [onStarted]);
  return null;
}

/**
 * Before the island, so that it renders right before an island that React draws anew, and the entries are back before any
 * effect of the island looks for them.
 */
function Entries({ root }: Pick<Watch, "root">) {
  const putBack = root && watchEntries(root);
  // Only once: from then on, the island's own state counts.
  useLayout(() => putBack?.(), []);
  return null;
}

/** An island with its wrappers: the same on the server and in the browser. */
export function IslandRoot({
  component: Island,
  words,
  props,
  root,
  onStarted,
  onFailing,
  onFailed,
}: IslandData & Watch & { component: AnyIsland }) {
  return (
    <Boundary onFailing={onFailing} onFailed={onFailed}>
      <PageWordsProvider {...words}>
        <Entries root={root} />
        <Island {...props} />
        <Started onStarted={onStarted} />
      </PageWordsProvider>
    </Boundary>
  );
}
