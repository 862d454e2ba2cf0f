import { type SubmitEvent, useId } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';

interface SearchFormProps {
  /** What is searched, for those who cannot see it. */
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Searches a list for a keyword. */
export function SearchForm({ label, keyword, onSearch }: SearchFormProps) {
  const t = useT();
  const id = useId();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  }
  return (
    <search aria-label={label}>
      <form className="po-search" onSubmit={onSubmit}>
        <label className="po-unseen" htmlFor={id}>
          {t('portal.keyword')}
        </label>
        <input
          id={id}
          key={keyword}
          name="keyword"
          type="search"
          defaultValue={keyword}
          maxLength={50}
          placeholder={t('portal.keyword')}
        />
        <button type="submit" className="po-button">
          {t('portal.search')}
        </button>
      </form>
    </search>
  );
}
