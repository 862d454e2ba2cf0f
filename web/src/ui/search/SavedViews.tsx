import { type SavedView, useAccountStored } from '@campus-procurement/hooks';
import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ToolPopover } from '../table/ToolPopover.tsx';
import classes from './SavedViews.module.css';

/** As many as can be kept of one list. */
const most = 20;

/** Searches of a list that the user has kept by name: a click shows one again. Kept for the account. */
export function SavedViews({ list }: { list: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [kept, keep] = useAccountStored('savedViews');
  const views = kept?.[list] ?? [];
  const setViews = (changed: SavedView[]) => keep({ ...kept, [list]: changed });
  return (
    <ToolPopover label={t('ui.savedViews')} Icon={IconBookmark} isOpen={isOpen} onOpen={setOpen}>
      <Text size="sm" fw={500} mb="xs">
        {t('ui.savedViews')}
      </Text>
      <ul className={classes.views}>
        {views.map(({ name, search }) => (
          <li key={name}>
            <Link to={{ search }} onClick={() => setOpen(false)}>
              {name}
            </Link>
            <CloseButton
              size="sm"
              aria-label={t('ui.deleteView', { name })}
              onClick={() => setViews(views.filter((other) => other.name !== name))}
            />
          </li>
        ))}
      </ul>
      {views.length === 0 && (
        <Text size="xs" c="dimmed" mb="xs">
          {t('ui.noViews')}
        </Text>
      )}
      <KeepView views={views} onKeep={setViews} />
    </ToolPopover>
  );
}

/** Keeps what the address says now. A view of the same name is replaced. The page is not kept: rows come and go. */
function KeepView({ views, onKeep }: { views: SavedView[]; onKeep: (views: SavedView[]) => void }) {
  const t = useT();
  const { search } = useLocation();
  const [name, setName] = useState('');
  const isFull = views.length >= most && !views.some((view) => view.name === name.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    const parameters = new URLSearchParams(search);
    parameters.delete('current');
    const view = { name: name.trim(), search: parameters.toString() };
    if (view.name === '' || isFull) return;
    onKeep([...views.filter((other) => other.name !== view.name), view]);
    setName('');
  }

  return (
    <form onSubmit={submit}>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <TextInput
          flex={1}
          size="xs"
          aria-label={t('ui.viewName')}
          placeholder={t('ui.viewName')}
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isFull && t('ui.tooManyViews', { most })}
          data-autofocus
        />
        <Button type="submit" size="xs" variant="default" disabled={name.trim() === '' || isFull}>
          {t('ui.keepView')}
        </Button>
      </Group>
    </form>
  );
}
