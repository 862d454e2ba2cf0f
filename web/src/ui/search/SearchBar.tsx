import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { Choice } from '../fields/LookupField.tsx';
import { ChipPlace, FilterChip, type SearchFieldProps } from './FilterChip.tsx';
import type { Words } from './listSearch.ts';
import classes from './SearchBar.module.css';
import type { SearchDraft } from './useSearchDraft.ts';

interface SearchBarProps<F extends Words> {
  search: { draft: SearchDraft<F>; filters: Partial<F> };
  /** What "search" means when the filters are as before: ask again. */
  onRepeat: () => unknown;
  /** Where it is said on paper what is searched for. */
  words?: HTMLElement | null;
  /** `SearchText`, `SearchSelect` … */
  children: ReactNode;
}

/**
 * The filters of a list. They take effect by themselves; the button and Enter are for those who do not want to wait. Of many a phone shows
 * the first, and the others on demand: its window is for the list. There they take a line, and the buttons another, with the tools.
 */
export function SearchBar<F extends Words>({ search, onRepeat, words = null, children }: SearchBarProps<F>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [chips, setChips] = useState<HTMLElement | null>(null);
  const set = Object.keys(search.filters).length;
  return (
    <search>
      <form
        className={classes.bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (!search.draft.submit()) onRepeat();
        }}
      >
        <Button className={classes.more} variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('ui.filters')} {set || ''}
        </Button>
        <ChipPlace value={{ chips, words }}>{children}</ChipPlace>
        <div className={classes.buttons}>
          <Button type="submit" variant="default">
            {t('ui.search')}
          </Button>
        </div>
      </form>
      {/* Also where nothing is set, because the fields put their chips into it. */}
      <div className={classes.chips}>
        <span ref={setChips} className={classes.chipList} />
        {set > 0 && (
          <button type="button" className={classes.clear} onClick={search.draft.reset}>
            {t('ui.removeFilters')}
          </button>
        )}
      </div>
    </search>
  );
}

export function SearchText<F extends Words>({ limit, ...field }: SearchFieldProps<F> & { limit: number }) {
  const { name, label } = field;
  const { draft, filters } = field.search;
  const t = useT();
  return (
    <>
      <TextInput
        className={classes.text}
        aria-label={t(label)}
        placeholder={t(label)}
        name={name}
        maxLength={limit}
        value={draft.values[name] ?? ''}
        onChange={(event) => draft.type(name, event.currentTarget.value)}
        leftSection={<IconSearch size={15} aria-hidden />}
        autoComplete="off"
      />
      <FilterChip {...field} isPlain text={filters[name]} />
    </>
  );
}

interface SearchSelectProps<F extends Words> extends SearchFieldProps<F> {
  /** With how many rows each has, where that is known. */
  choices: readonly { value: string; label: LabelKey; count?: number | undefined }[];
}

export function SearchSelect<F extends Words>({ choices, ...field }: SearchSelectProps<F>) {
  const { name, label } = field;
  const { draft, filters } = field.search;
  const t = useT();
  const all = { value: '', label: t('ui.filterIs', { label: t(label), value: t('ui.all') }) };
  const chosen = choices.find(({ value }) => value === filters[name]);
  return (
    <>
      <Select
        className={classes.select}
        aria-label={t(label)}
        data={[
          all,
          ...choices.map(({ value, label: word, count }) => ({ value, label: [t(word), count].filter(isSaid).join(' ') })),
        ]}
        value={draft.values[name] ?? ''}
        onChange={(value) => draft.choose(name, value ?? '')}
        allowDeselect={false}
      />
      <FilterChip {...field} text={chosen && t(chosen.label)} />
    </>
  );
}

const isSaid = (part: string | number | undefined) => part !== undefined;

interface SearchLookupProps<F extends Words> extends SearchFieldProps<F> {
  choices: readonly Choice[];
  /** Called with what is typed, where the server finds the choices. */
  onSearch?: (text: string) => void;
}

/** One of many rows of the server, found by typing. */
export function SearchLookup<F extends Words>({ choices, onSearch, ...field }: SearchLookupProps<F>) {
  const { name, label } = field;
  const { draft, filters } = field.search;
  const t = useT();
  // A name that has been chosen is no search: its choice must stay among those that are there.
  const search = useDebouncedCallback((text: string) => {
    if (!choices.some(({ label: known }) => known === text)) onSearch?.(text.trim());
  }, 300);
  return (
    <>
      <Select
        className={classes.lookup}
        aria-label={t(label)}
        placeholder={t(label)}
        data={choices}
        value={draft.values[name] ?? null}
        onChange={(value) => draft.choose(name, value ?? '')}
        searchable
        {...(onSearch && { onSearchChange: search, filter: ({ options }) => options })}
        clearable
        nothingFoundMessage={t('ui.nothingFound')}
      />
      <FilterChip {...field} text={choices.find(({ value }) => value === filters[name])?.label} />
    </>
  );
}
