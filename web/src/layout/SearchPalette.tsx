import { useRecentPages } from '@campus-procurement/hooks';
import { TextInput } from '@mantine/core';
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import classes from './SearchPalette.module.css';
import { type Entry, searchEntries, withFirst } from './searchEntries.ts';
import { usePaletteEntries } from './usePaletteEntries.ts';
import { usePinyin } from './usePinyin.ts';

interface SearchPaletteProps {
  onClose: () => void;
  showShortcuts: () => void;
}

/** Finds pages and actions by their names in both languages and by pinyin. Default export, because it is loaded when wanted. */
export default function SearchPalette({ onClose, showShortcuts }: SearchPaletteProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState(0);
  const { pathname } = useLocation();
  const recent = useRecentPages().filter((path) => path !== pathname);
  const entries = usePaletteEntries(showShortcuts);
  const sound = usePinyin(typed);
  const found = typed.trim() === '' ? withFirst(entries, recent, t('shell.openedLately')) : searchEntries(entries, typed, sound);
  const active = Math.min(chosen, found.length - 1);
  const listId = useId();

  function run(entry: Entry | undefined) {
    if (!entry) return;
    onClose();
    entry.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return; // The keys belong to the input method.
    const steps: Record<string, () => void> = {
      ArrowDown: () => choose((active + 1) % found.length),
      ArrowUp: () => choose((active - 1 + found.length) % found.length),
      Enter: () => run(found[active]),
    };
    if (!steps[event.key]) return;
    event.preventDefault();
    steps[event.key]?.();
  }

  return (
    <Dialog
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      yOffset="12dvh"
      size={560}
      padding={0}
      aria-label={t('shell.search')}
    >
      <TextInput
        data-autofocus
        variant="unstyled"
        size="md"
        className={classes.input}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        placeholder={t('shell.searchHint')}
        role="combobox"
        aria-label={t('shell.search')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          choose(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Results id={listId} {...{ found, active, choose, run }} />
      {found.length === 0 && (
        <p className={classes.empty} role="status">
          {t('shell.nothingFound')}
        </p>
      )}
    </Dialog>
  );
}

interface ResultsProps {
  id: string;
  found: readonly Entry[];
  active: number;
  choose: (index: number) => void;
  run: (entry: Entry) => void;
}

function Results({ id, found, active, choose, run }: ResultsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);

  // Another entry is chosen; it must be seen.
  useEffect(() => void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }), [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('shell.search')}
      className={classes.list}
      data-empty={found.length === 0 || undefined}
    >
      {found.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the input, which keeps the focus
        <div
          key={entry.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={classes.option}
          onMouseMove={() => index !== active && choose(index)}
          onClick={() => run(entry)}
        >
          <span className={classes.label}>{entry.label}</span>
          <span className={classes.place}>{entry.place || (entry.group === 'actions' ? t('shell.action') : '')}</span>
          {index === active && <IconCornerDownLeft size={14} stroke={1.5} aria-hidden />}
        </div>
      ))}
    </div>
  );
}
