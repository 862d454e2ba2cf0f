import { useDictionary } from '@campus-procurement/hooks';
import type { Control } from 'react-hook-form';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { SearchLookup } from '#ui/search/SearchBar.tsx';
import type { ListSearch } from '#ui/search/useListSearch.ts';
import type { ArticleSort, categorySearch } from './articleColumns.tsx';
import type { ArticleValues } from './articleSchema.ts';

type Filters = { [Name in keyof typeof categorySearch.filters]: string };

/** Filters a channel by category. @param dictType the dictionary type of the categories */
export function CategoryFilter<F extends Filters>({
  search,
  dictType,
}: {
  search: ListSearch<F, ArticleSort>;
  dictType: string;
}) {
  return <SearchLookup search={search} name="categoryCode" label="articles.category" choices={useDictionary(dictType).choices} />;
}

/** Selects the category of an article. */
export function CategoryField({ control, dictType }: { control: Control<ArticleValues>; dictType: string }) {
  return (
    <LookupField control={control} name="categoryCode" label="articles.category" choices={useDictionary(dictType).choices} />
  );
}
