import { useFeatureFlag } from '@campus-procurement/hooks';
import { ActionIcon, Checkbox, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ClipboardEvent } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { longestNumber, quantityOf } from '#ui/fields/typedNumbers.ts';
import { CategoryPick } from './CategoryPick.tsx';
import { type LineValues, limits } from './purchaseValues.ts';
import { Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import { TypedMoney } from './TypedMoney.tsx';
import type { Purchase } from './usePurchase.ts';

interface LineFieldsProps {
  form: Purchase;
  line: LineValues;
  /** Its place, from 1; null for the only line, whose amount is that of the purchase. */
  no: number | null;
  categories: readonly Choice[];
  unitOf: (categoryId: string) => string;
  onPaste: (event: ClipboardEvent) => void;
  onRemove: () => void;
}

const labels = {
  itemName: 'sponsor.itemName',
  spec: 'sponsor.spec',
  quantity: 'sponsor.quantity',
  unit: 'sponsor.unit',
  categoryId: 'sponsor.category',
  amount: 'sponsor.amount',
} as const;
type LineField = keyof typeof labels;
const fields = Object.keys(labels) as LineField[];

/** A line of what is bought: what and how many above, its details below. */
export function LineFields({ form, line, no, categories, unitOf, onPaste, onRemove }: LineFieldsProps) {
  const t = useT();
  const inWindow = useFeatureFlag('categoryWhetherUsePopupMode');
  const path = (name: LineField | 'price') => `lines.${line.key}.${name}`;
  const isAlone = no === null;
  const said = fields
    .filter((name) => !isAlone || name !== 'amount')
    .flatMap((name) => {
      const message = form.wrongAt(path(name));
      return message ? [{ name, text: t('sponsor.lineFault', { field: t(labels[name]), message }) }] : [];
    });
  const priceFault = form.wrongAt(path('price'));
  // No field shows a price that was pasted and cannot be read.
  const price = priceFault ? [t('sponsor.pastedPrice', { price: line.price, message: priceFault })] : [];
  const sentences = [...said.map(({ text: sentence }) => sentence), ...price];
  const saidId = form.idOf(`lines.${line.key}`);
  const shared = (name: LineField) => ({
    id: form.idOf(path(name)),
    label: t(labels[name]),
    ...(!isAlone && { 'aria-label': t('sponsor.fieldOfLine', { no, field: t(labels[name]) }) }),
    error: said.some((one) => one.name === name) || (name === 'amount' && priceFault !== undefined),
    ...(sentences.length > 0 && { 'aria-describedby': saidId }),
    autoComplete: 'off',
  });
  // A price that was typed in the sheet no longer fits another quantity or amount.
  const set = (name: LineField) => (value: string) =>
    form.changeLine(line.key, { [name]: value, ...((name === 'quantity' || name === 'amount') && { price: '' }) });
  const choose = (categoryId: string) =>
    form.changeLine(line.key, { categoryId, ...(line.unit === '' && { unit: unitOf(categoryId) }) });
  const text = (name: 'itemName' | 'spec' | 'unit', limit: number) => (
    <TextInput
      {...shared(name)}
      value={line[name]}
      maxLength={limit}
      onChange={(event) => set(name)(event.currentTarget.value)}
    />
  );

  return (
    <>
      <div className={classes.line} data-many={!isAlone || undefined} onPaste={onPaste}>
        {text('itemName', limits.name)}
        <TextInput
          {...shared('quantity')}
          classNames={{ input: classes.end ?? '' }}
          value={line.quantity}
          maxLength={longestNumber}
          inputMode="decimal"
          onChange={(event) => set('quantity')(event.currentTarget.value)}
          onBlur={() => set('quantity')(quantityOf(line.quantity) ?? line.quantity)}
        />
        {text('unit', limits.unit)}
        {!isAlone && <TypedMoney {...shared('amount')} value={line.amount} onType={set('amount')} />}
        {!isAlone && (
          <ActionIcon className={classes.remove ?? ''} size={32} aria-label={t('sponsor.removeLine', { no })} onClick={onRemove}>
            <IconX size={16} stroke={1.5} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.details}>
        {inWindow ? (
          <CategoryPick {...shared('categoryId')} categories={categories} value={line.categoryId} onChoose={choose} />
        ) : (
          <Select
            {...shared('categoryId')}
            data={categories}
            value={line.categoryId || null}
            onChange={(value) => choose(value ?? '')}
            searchable
            nothingFoundMessage={t('ui.nothingFound')}
            allowDeselect={false}
          />
        )}
        {text('spec', limits.spec)}
        <Checkbox
          size="xs"
          label={t('sponsor.imported')}
          {...(!isAlone && { 'aria-label': t('sponsor.fieldOfLine', { no, field: t('sponsor.imported') }) })}
          checked={line.imported}
          onChange={(event) => form.changeLine(line.key, { imported: event.currentTarget.checked })}
        />
      </div>
      <Wrong id={saidId}>{sentences.join(' · ')}</Wrong>
    </>
  );
}
