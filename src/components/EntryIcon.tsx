import { ICONS } from "../content/schema/icons";
import { Icon } from "./Icon";

const DRAWINGS = new Map(Object.entries(ICONS));

/**
 * An entry's icon; decorative, since the text next to it says the same.
 * @throws Error if there is none of that name
 */
export function EntryIcon({ name }: { name: string }) {
  const drawing = DRAWINGS.get(name);
  if (!drawing) throw new Error(`There is no icon named ${name}`);
  return <Icon drawing={drawing} size={28} strokeWidth={1.5} className="accent" />;
}
