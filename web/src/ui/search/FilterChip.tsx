import { IconX } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { Words } from './listSearch.ts';
import classes from './SearchBar.module.css';
import type { SearchDraft } from './useSearchDraft.ts';

/** Where what is searched for is said: as chips below the fields, and in words on paper. */
export const ChipPlace = createContext<{ chips: HTMLElement | null; words: HTMLElement | null }>({ chips: null, words: null });

/** What a field of a search is given. */
export interface SearchFieldProps<F extends Words> {
  search: { draft: SearchDraft<F>; filters: Partial<F> };
  name: keyof F & string;
  label: LabelKey;
}

interface FilterChipProps<F extends Words> extends SearchFieldProps<F> {
  /** The value in words; undefined as long as they are not there. */
  text: string | undefined;
  /** The value says by itself what it is about. */
  isPlain?: boolean;
}

/** A filter that is set, and the way to remove it. */
export function FilterChip<F extends Words>({ search, name, label, text, isPlain = false }: FilterChipProps<F>) {
  const t = useT();
  const { chips, words } = use(ChipPlace);
  if (search.filters[name] === undefined || text === undefined) return null;
  const whole = t('ui.filterIs', { label: t(label), value: text });
  return (
    <>
      {chips &&
        createPortal(
          <button
            type="button"
            className={classes.chip}
            aria-label={t('ui.removeFilter', { filter: whole })}
            onClick={() => search.draft.choose(name, '')}
          >
            <span>{isPlain ? text : whole}</span>
            <IconX size={14} aria-hidden />
          </button>,
          chips,
        )}
      {words && createPortal(<span>{whole}</span>, words)}
    </>
  );
}
