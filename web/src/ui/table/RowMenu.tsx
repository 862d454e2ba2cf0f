import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './RowActions.module.css';

/** The actions of a row that are not in sight: a button and its menu. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useT();
  return (
    <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={`${classes.action} ${classes.more}`}
          aria-label={t('ui.actionOn', { action: t('ui.more'), name })}
        >
          <IconDots size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
