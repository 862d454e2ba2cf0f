import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import classes from './Shortcuts.module.css';
import { mostShortcuts, useShortcuts } from './useShortcuts.ts';

/** Lets the user choose the pages that the home page links to. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const label = useMenuLabel();
  const { pages, shortcuts, choose, reset } = useShortcuts();
  const [wanted, setWanted] = useState(shortcuts.map(({ key }) => key));
  const isFull = wanted.length >= mostShortcuts;

  function save() {
    // New ones come last: those that were there stay where they are.
    choose(wanted.flatMap((key) => pages.find((page) => page.key === key) ?? []));
    onClose();
  }

  function restore() {
    reset();
    onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('home.adjustTitle')} size={480}>
      <Checkbox.Group
        value={wanted}
        onChange={setWanted}
        label={t('home.adjustHint', { most: mostShortcuts })}
        description={t('home.chosenOf', { count: wanted.length, most: mostShortcuts })}
      >
        <div className={classes.choices}>
          {pages.map((page) => (
            <Checkbox key={page.key} value={page.key} label={label(page)} disabled={isFull && !wanted.includes(page.key)} />
          ))}
        </div>
      </Checkbox.Group>
      <Group justify="space-between" gap="xs" mt="lg">
        <Button variant="subtle" onClick={restore}>
          {t('home.adjustReset')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button onClick={save}>{t('ui.save')}</Button>
        </Group>
      </Group>
    </Dialog>
  );
}
