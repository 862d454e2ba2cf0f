import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { Section } from '#ui/page/Section.tsx';
import { QuantityField } from '../quantities/QuantityField.tsx';
import type { DraftValues } from './draftSchema.ts';
import { LineList } from './LineList.tsx';

interface StockLinesProps {
  form: UseFormReturn<DraftValues>;
  /** '' as long as none is chosen. */
  storeId: string;
}

/** Lines of what a store holds. */
export function StockLines({ form, storeId }: StockLinesProps) {
  const t = useT();
  const { control } = form;
  const [keyword, search] = useState('');
  const [known, setKnown] = useState<readonly Schemas['Stock'][]>([]);
  const query = { warehouseId: storeId, current: 1, size: 200, ...(keyword && { keyword }) };
  const { data } = useApiQuery('queryStockPage', { query }, { enabled: storeId !== '' });
  const items = useWatch({ control, name: 'items' });
  const found = data?.records ?? [];
  // What was chosen stays a choice when something else is searched for.
  const chosen = known.filter(({ id }) => items.some(({ stockId }) => stockId === id) && !found.some((one) => one.id === id));
  const stocks = [...chosen, ...found];
  if (storeId === '') return <Section title={t('stock.lines')}>{t('stock.chooseStore')}</Section>;
  const choices = stocks
    .filter(({ id, availableQuantity }) => availableQuantity !== '0' || items.some(({ stockId }) => stockId === id))
    .map(({ id, itemName, brand, model, batchNo, locationName }) => ({
      value: id,
      label: [itemName, brand, model, batchNo, locationName].filter(Boolean).join(' · '),
    }));
  return (
    <LineList form={form}>
      {(index) => {
        const stock = stocks.find(({ id }) => id === items[index]?.stockId);
        return (
          <>
            <LookupField
              control={control}
              name={`items.${index}.stockId`}
              label="stock.stockLine"
              choices={choices}
              onSearch={search}
              onChoose={() => setKnown(stocks)}
              required
            />
            <QuantityField
              control={control}
              name={`items.${index}.quantity`}
              label="stock.quantity"
              unit={stock?.unit ?? ''}
              {...(stock && { note: t('stock.availableOf', { count: stock.availableQuantity, unit: stock.unit }) })}
              required
            />
          </>
        );
      }}
    </LineList>
  );
}
