import { useMemo } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Headings } from './sheetRows.ts';

/** What people call the columns of a sheet: the page may be in another language than the sheet of a colleague or seller. */
export function useHeadings(): Headings {
  const t = useT();
  return useMemo(() => {
    const names = (column: keyof Headings) => [t(`sponsor.${labels[column]}`), ...t(`sponsor.also_${column}`).split('|')];
    const columns = Object.keys(labels) as (keyof Headings)[];
    return Object.fromEntries(columns.map((column) => [column, names(column)])) as unknown as Headings;
  }, [t]);
}

const labels = {
  itemName: 'itemName',
  spec: 'spec',
  parameters: 'parameters',
  category: 'category',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  amount: 'subtotal',
  imported: 'imported',
} as const;
