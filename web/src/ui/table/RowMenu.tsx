import { Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Opener, useLatePopover } from '../useLatePopover.ts';
import classes from './RowActions.module.css';

/** The actions of a row that are not in sight: a button and, from its first use, its menu. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { id, button, isUsed, buttonProps } = useLatePopover(isOpen, setOpen);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        className={classes.action}
        aria-label={t('ui.actionOn', { action: t('ui.more'), name })}
        aria-haspopup="menu"
      >
        {t('ui.more')}
      </button>
      {isUsed && (
        <Menu id={id} opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Opener button={button} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
