import { Component, useEffect, type ReactNode } from "react";
import { PageWordsProvider } from "../content/pageWords";
import type { AnyIsland, IslandData } from "./islands";

interface Watch {
  /** Called when the island stands and answers. */
  onStarted?: () => void;
  /** Called when the island has broken down; nothing of it is left on the page. */
  onFailed?: (error: unknown) => void;
}

/** Keeps an error inside its island. */
class Boundary extends Component<Watch & { children: ReactNode }> {
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

/** An island with what stands around it: the same on the server and in the browser. */
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
