// Replaces src/islands/Island.tsx in the preview, where React renders whole pages.
import { usePageWords } from "../../content/pageWords";
import { islandComponent } from "../../islands/islandComponents";
import { IslandRoot } from "../../islands/IslandRoot";
import type { IslandName, IslandProps } from "../../islands/islands";

export function Island<N extends IslandName>({ name, props }: { name: N; props: IslandProps<N> }) {
  return <IslandRoot words={usePageWords()} props={props} component={islandComponent(name)} />;
}
