import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LineValues } from './purchaseValues.ts';

interface RowMenuProps {
  line: LineValues;
  no: number;
  onAct: (act: 'remove' | 'repeat' | 'spread', line: LineValues) => void;
  onParameters: () => void;
}

/** What can be done with a row. The menu is made when it is first asked for. */
export function RowMenu({ line, no, onAct, onParameters }: RowMenuProps) {
  const t = useT();
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = (
    <ActionIcon
      size={28}
      aria-label={t('sponsor.rowMenu', { no })}
      aria-haspopup="menu"
      onClick={() => {
        setUsed(true);
        setOpen(true);
      }}
    >
      <IconDots size={16} aria-hidden />
    </ActionIcon>
  );
  if (!isUsed) return button;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onParameters}>{t('sponsor.parameters')}</Menu.Item>
        <Menu.Item onClick={() => onAct('repeat', line)}>{t('sponsor.repeatRow')}</Menu.Item>
        {line.categoryId !== '' && <Menu.Item onClick={() => onAct('spread', line)}>{t('sponsor.spreadCategory')}</Menu.Item>}
        <Menu.Item c="var(--app-bad)" onClick={() => onAct('remove', line)}>
          {t('sponsor.removeRow')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
