import { useRecentPages } from '@campus-procurement/hooks';
import { Button, Highlight, TextInput } from '@mantine/core';
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import classes from './SearchPalette.module.css';
import { type Entry, searchEntries, withFirst } from './searchEntries.ts';
import { usePaletteEntries } from './usePaletteEntries.ts';
import { usePinyin } from './usePinyin.ts';
import { type RecordEntries, useRecordSearch } from './useRecordSearch.ts';

interface SearchPaletteProps {
  onClose: () => void;
  showShortcuts: () => void;
}

/** Finds pages and actions by their names in both languages and by pinyin, and records as the server does. Default export, because it is loaded when wanted. */
export default function SearchPalette({ onClose, showShortcuts }: SearchPaletteProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState(0);
  const { pathname } = useLocation();
  const recent = useRecentPages().filter((path) => path !== pathname);
  const entries = usePaletteEntries(showShortcuts);
  const sound = usePinyin(typed);
  const records = useRecordSearch(typed);
  const pages = typed.trim() === '' ? withFirst(entries, recent, t('shell.openedLately')) : searchEntries(entries, typed, sound);
  const found = [...pages, ...records.groups.flatMap((group) => group.entries)];
  const active = Math.min(chosen, found.length - 1);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);

  function run(entry: Entry | undefined) {
    if (!entry) return;
    onClose();
    entry.run();
  }

  /** The button goes with the failure, so the focus goes back. */
  function searchAgain() {
    input.current?.focus();
    records.repeat();
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
        ref={input}
        autoFocus
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
      <Results id={listId} pages={pages} records={records} found={found} active={active} choose={choose} run={run} />
      {records.isLoading && (
        <p className={classes.state} role="status">
          {t('shell.searching')}
        </p>
      )}
      {records.failure && (
        <div className={classes.state}>
          <Message tone="error" role="alert">
            {t('shell.searchFailed', { reason: records.failure })}{' '}
            <Button size="compact-xs" variant="default" onClick={searchAgain}>
              {t('common.retry')}
            </Button>
          </Message>
        </div>
      )}
      {found.length === 0 && !records.isLoading && !records.failure && (
        <p className={classes.state} role="status">
          {t(records.isTooShort ? 'shell.nothingFoundYet' : 'shell.nothingFound')}
        </p>
      )}
    </Dialog>
  );
}

interface ResultsProps {
  id: string;
  /** Pages and actions; the records follow them. */
  pages: readonly Entry[];
  records: { keyword: string; groups: readonly RecordEntries[] };
  /** All of them, as they are chosen one after the other. */
  found: readonly Entry[];
  active: number;
  choose: (index: number) => void;
  run: (entry: Entry) => void;
}

function Results({ id, pages, records, found, active, choose, run }: ResultsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);

  // Scrolls to the selected entry.
  useEffect(() => void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }), [active]);

  const option = (entry: Entry) => {
    const index = found.indexOf(entry);
    return (
      <Option
        key={entry.key}
        id={`${id}-${index}`}
        isActive={index === active}
        onChoose={() => choose(index)}
        onRun={() => run(entry)}
        entry={entry}
        keyword={records.keyword}
      />
    );
  };
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('shell.search')}
      className={classes.list}
      data-empty={found.length === 0 || undefined}
    >
      {pages.map(option)}
      {records.groups.map(({ heading, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, no set of fields
        <div key={heading} role="group" aria-label={heading}>
          <div className={classes.heading} aria-hidden>
            {heading}
          </div>
          {entries.map(option)}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  keyword: string;
  isActive: boolean;
  onChoose: () => void;
  onRun: () => void;
}

function Option({ id, entry, keyword, isActive, onChoose, onRun }: OptionProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the input, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      onMouseMove={() => isActive || onChoose()}
      onClick={onRun}
    >
      <Marked className={classes.label} text={entry.label} part={keyword} />
      <Marked
        className={classes.place}
        text={entry.place || (entry.group === 'actions' ? t('shell.action') : '')}
        part={keyword}
      />
      {isActive && <IconCornerDownLeft size={14} stroke={1.5} aria-hidden />}
    </div>
  );
}

function Marked({ className, text, part }: { className: string | undefined; text: string; part: string }) {
  return (
    <Highlight component="span" inherit className={className} highlight={part}>
      {text}
    </Highlight>
  );
}
