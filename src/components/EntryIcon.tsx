import {
  BookOpen,
  Building2,
  Calculator,
  Camera,
  ChartLine,
  Coins,
  Hammer,
  Handshake,
  House,
  KeyRound,
  Leaf,
  Megaphone,
  Pencil,
  Ruler,
  Scale,
  Search,
  ShieldCheck,
  Sun,
  Truck,
  Users,
  type IconNode,
} from "lucide";
import type { IconName } from "../content/iconNames";
import { Icon } from "./Icon";

/** The drawing behind each icon name that an entry can choose. */
const ENTRY_ICONS: Record<IconName, IconNode> = {
  house: House,
  key: KeyRound,
  hammer: Hammer,
  coins: Coins,
  chart: ChartLine,
  building: Building2,
  sun: Sun,
  book: BookOpen,
  search: Search,
  scale: Scale,
  ruler: Ruler,
  pencil: Pencil,
  shield: ShieldCheck,
  handshake: Handshake,
  people: Users,
  camera: Camera,
  calculator: Calculator,
  truck: Truck,
  leaf: Leaf,
  megaphone: Megaphone,
};

/** The drawn icon of an entry, beside words that say the same. */
export function EntryIcon({ name }: { name: string }) {
  return <Icon drawing={ENTRY_ICONS[name as IconName]} size={28} strokeWidth={1.5} />;
}
