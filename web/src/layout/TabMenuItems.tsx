import type { OpenTab, TabScope } from '@campus-procurement/hooks';
import { Menu } from '@mantine/core';
import {
  type Icon,
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowsHorizontal,
  IconPin,
  IconPinnedOff,
  IconRefresh,
  IconSquareX,
  IconX,
} from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { TabCommands } from './useTabCommands.ts';

const scopes: readonly { scope: TabScope; label: LabelKey; Icon: Icon }[] = [
  { scope: 'one', label: 'shell.close', Icon: IconX },
  { scope: 'left', label: 'shell.closeLeft', Icon: IconArrowBarToLeft },
  { scope: 'right', label: 'shell.closeRight', Icon: IconArrowBarToRight },
  { scope: 'others', label: 'shell.closeOthers', Icon: IconArrowsHorizontal },
  { scope: 'all', label: 'shell.closeAll', Icon: IconSquareX },
];

/** The commands for a tab and its neighbours. */
export function TabMenuItems({ tab, commands }: { tab: OpenTab; commands: TabCommands }) {
  const t = useT();
  const PinIcon = tab.pinned ? IconPinnedOff : IconPin;
  return (
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={() => commands.reload(tab)}>
        {t('shell.reloadTab')}
      </Menu.Item>
      <Menu.Item leftSection={<PinIcon size={16} stroke={1.5} />} onClick={() => commands.pin(tab.name, !tab.pinned)}>
        {tab.pinned ? t('shell.unpin') : t('shell.pin')}
      </Menu.Item>
      <Menu.Divider />
      {scopes.map(({ scope, label, Icon: ScopeIcon }) => (
        <Menu.Item
          key={scope}
          leftSection={<ScopeIcon size={16} stroke={1.5} />}
          disabled={!commands.canClose(tab.name, scope)}
          onClick={() => commands.close(tab.name, scope)}
        >
          {t(label)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
}
