import { ICONS, type IconName } from "../content/schema/icons";
import { Icon } from "./Icon";

/** An entry's icon; decorative, since the text next to it says the same. */
export function EntryIcon({ name }: { name: string }) {
  return <Icon drawing={ICONS[name as IconName]} size={28} strokeWidth={1.5} />;
}
