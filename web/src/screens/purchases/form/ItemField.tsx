import { useApiQuery } from '@campus-procurement/hooks';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

interface ItemFieldProps {
  form: Purchase;
  check: Check | undefined;
  /** What stands above it; left out where a question does. */
  label?: string;
}

/** The item of the school's own project system that the purchase is charged to, with what is left of it. */
export function ItemField({ form, check, label }: ItemFieldProps) {
  const t = useT();
  const { item } = form.values;
  const chosen = item.code && `${item.code} ${item.name}`;
  const [typed, type] = useState(chosen);
  const [keyword] = useDebouncedValue(typed === chosen ? '' : typed.trim().slice(0, 50), 300);
  const found = useApiQuery(
    'queryAssociationItemPage',
    { query: { size: 20, hasAvailable: true, ...(keyword !== '' && { keyword }) } },
    { placeholderData: (before) => before },
  );
  const items = found.data?.records ?? [];
  const known = items.find(({ externalCode }) => externalCode === item.code);
  const asked = check?.association?.externalCode === item.code ? check.association : null;
  const left = asked ?? known;
  const data = [
    // What was chosen stays in sight when the search has found others.
    ...(item.code && !known ? [{ value: item.code, label: chosen }] : []),
    ...items.map(({ externalCode, externalName }) => ({ value: externalCode, label: `${externalCode} ${externalName}` })),
  ];
  return (
    <Select
      id={form.idOf('associationCode')}
      label={label}
      aria-label={t('sponsor.item')}
      placeholder={t('sponsor.itemHint')}
      data={data}
      value={item.code || null}
      onChange={(code, option) => code && form.change({ item: { code, name: (option?.label ?? '').slice(code.length + 1) } })}
      searchable
      searchValue={typed}
      onSearchChange={type}
      filter={({ options }) => options}
      allowDeselect={false}
      nothingFoundMessage={found.isPending ? '…' : t('ui.nothingFound')}
      error={form.wrongAt('associationCode') ?? (found.error ? t('sponsor.itemsUnread') : undefined)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={item.code && left ? t('sponsor.itemLeft', { plan: left.planAmount, left: left.availableAmount }) : undefined}
    />
  );
}
