import { ICONS, type IconName } from "../content/icons";
import { Icon } from "./Icon";

/** The drawn icon of an entry, beside words that say the same. */
export function EntryIcon({ name }: { name: string }) {
  return <Icon drawing={ICONS[name as IconName]} size={28} strokeWidth={1.5} />;
}
