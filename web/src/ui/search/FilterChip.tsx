import { IconX } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { Words } from './listSearch.ts';
import classes from './SearchBar.module.css';
import type { SearchDraft } from './useSearchDraft.ts';

/** Where the chips of a search stand: below its fields. */
export const ChipPlace = createContext<HTMLElement | null>(null);

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
  const place = use(ChipPlace);
  if (!place || search.filters[name] === undefined || text === undefined) return null;
  const words = isPlain ? text : `${t(label)}: ${text}`;
  return createPortal(
    <button
      type="button"
      className={classes.chip}
      aria-label={t('ui.removeFilter', { filter: `${t(label)}: ${text}` })}
      onClick={() => search.draft.choose(name, '')}
    >
      <span>{words}</span>
      <IconX size={14} aria-hidden />
    </button>,
    place,
  );
}
