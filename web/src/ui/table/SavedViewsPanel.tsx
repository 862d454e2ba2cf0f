import { useSavedViews, type SavedViews as Views } from '@campus-procurement/hooks';
import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createPath, Link, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './SavedViews.module.css';

/** As many as can be kept of one list. */
const most = 20;

export interface SavedViewsProps {
  list: string;
  /** One has been chosen. */
  onClose: () => void;
}

/** What `SavedViews` opens. Default export, because it is fetched when it is wanted. */
export default function SavedViewsPanel({ list, onClose }: SavedViewsProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { views, save, remove } = useSavedViews(list);
  return (
    <>
      <Text size="sm" fw={600} mb="xs">
        {t('ui.savedViews')}
      </Text>
      <ul className={classes.views}>
        {views.map(({ name, search }) => (
          <li key={name}>
            <Link to={createPath({ pathname, search })} onClick={onClose}>
              {name}
            </Link>
            <CloseButton size="sm" aria-label={t('ui.deleteView', { name })} onClick={() => remove(name)} />
          </li>
        ))}
      </ul>
      {views.length === 0 && (
        <Text size="xs" c="dimmed" mb="xs">
          {t('ui.noViews')}
        </Text>
      )}
      <KeepView views={views} onKeep={save} />
    </>
  );
}

/** Keeps what the address says now. A view of the same name is replaced. The page is not kept: rows come and go. */
function KeepView({ views, onKeep }: { views: Views['views']; onKeep: Views['save'] }) {
  const t = useT();
  const { search } = useLocation();
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Who has opened it before it was here goes on in it as well.
  useEffect(() => input.current?.focus(), []);
  const isFull = views.length >= most && !views.some((view) => view.name === name.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    const parameters = new URLSearchParams(search);
    parameters.delete('current');
    const view = { name: name.trim(), search: parameters.toString() };
    if (view.name === '' || isFull) return;
    onKeep(view);
    setName('');
  }

  return (
    <form onSubmit={submit}>
      <Group gap={6} wrap="nowrap" align="flex-end">
        <TextInput
          ref={input}
          flex={1}
          size="xs"
          label={t('ui.viewName')}
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
