import type { MenuNode } from '@campus-procurement/hooks';
import {
  type Icon,
  IconBell,
  IconBook,
  IconBox,
  IconBuilding,
  IconBuildingWarehouse,
  IconChartBar,
  IconClipboardCheck,
  IconDashboard,
  IconExternalLink,
  IconFileText,
  IconFolder,
  IconGavel,
  IconHelp,
  IconHome,
  IconInfoCircle,
  IconList,
  IconMessage,
  IconSchool,
  IconSettings,
  IconShield,
  IconShoppingCart,
  IconSpeakerphone,
  IconTag,
  IconTruck,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';

/** The icons a menu may name. A fixed list: what the server sends is a key and never a picture. */
const icons: ReadonlyMap<string, Icon> = new Map([
  ['home', IconHome],
  ['dashboard', IconDashboard],
  ['chart', IconChartBar],
  ['approval', IconClipboardCheck],
  ['cart', IconShoppingCart],
  ['bidding', IconGavel],
  ['announcement', IconSpeakerphone],
  ['box', IconBox],
  ['warehouse', IconBuildingWarehouse],
  ['truck', IconTruck],
  ['building', IconBuilding],
  ['school', IconSchool],
  ['users', IconUsers],
  ['user', IconUser],
  ['shield', IconShield],
  ['settings', IconSettings],
  ['message', IconMessage],
  ['bell', IconBell],
  ['book', IconBook],
  ['info', IconInfoCircle],
  ['help', IconHelp],
  ['list', IconList],
  ['tag', IconTag],
  ['file', IconFileText],
  ['link', IconExternalLink],
]);

/** The keys of all icons there are, to choose from. */
export const iconKeys: readonly string[] = [...icons.keys()];

const fallbacks = { DIR: IconFolder, MENU: IconFileText, LINK: IconExternalLink };

interface MenuIconProps {
  node: Pick<MenuNode, 'icon' | 'menuType'>;
  /** Pixels. */
  size?: number;
}

/** The icon of an entry. */
export function MenuIcon({ node, size = 18 }: MenuIconProps) {
  const Shape = icons.get(node.icon ?? '') ?? fallbacks[node.menuType];
  return <Shape size={size} stroke={1.5} aria-hidden />;
}
