import { Component, useEffect, type ReactNode } from "react";
import { PageWordsProvider } from "../content/pageWords";
import type { AnyIsland, IslandData } from "./islands";

interface Watch {
  /** Called once the island is mounted and interactive. */
  onStarted?: () => void;
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
    return this.state.hasFailed ? null : this.props.children;
  }
}

function Started({ onStarted }: Pick<Watch, "onStarted">) {
  useEffect(() => onStarted?.(), [onStarted]);
  return null;
}

/** An island with its wrappers: the same on the server and in the browser. */
export function IslandRoot({
  component: Island,
  words,
  props,
  onStarted,
  onFailed,
}: IslandData & Watch & { component: AnyIsland }) {
  return (
    <Boundary onFailed={onFailed}>
      <PageWordsProvider {...words}>
        <Island {...props} />
        <Started onStarted={onStarted} />
      </PageWordsProvider>
    </Boundary>
  );
}
