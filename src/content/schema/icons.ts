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

/** The icons an entry can choose, by their names in content/. */
export const ICONS = {
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
} as const satisfies Record<string, IconNode>;

type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as IconName[];
