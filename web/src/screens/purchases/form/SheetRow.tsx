import { ActionIcon, Checkbox, Textarea } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { CategoryCell } from './CategoryCell.tsx';
import { changedLine, priceOf } from './lineMoney.ts';
import { type LineValues, limits } from './purchaseValues.ts';
import { RowMenu } from './RowMenu.tsx';
import { MoneyCell, SheetCell } from './SheetCell.tsx';
import classes from './sheet.module.css';
import { amountOf, quantityOf } from './typedNumbers.ts';

export interface SheetRowProps {
  line: LineValues;
  no: number;
  /** The row after the last one: it becomes a line when something is typed into it. */
  isNext: boolean;
  /** It was just pasted. */
  isMarked: boolean;
  /** What is wrong, by its field; undefined if nothing is. */
  wrong: Partial<Record<string, string>> | undefined;
  /** What the ids of its fields begin with. */
  idBase: string;
  categories: readonly Choice[];
  unitOf: (categoryId: string) => string;
  onChange: (key: number, values: Partial<LineValues>) => void;
  onAct: (act: 'remove' | 'repeat' | 'spread', line: LineValues) => void;
}

const labels = {
  itemName: 'sponsor.itemName',
  spec: 'sponsor.spec',
  quantity: 'sponsor.quantity',
  unit: 'sponsor.unit',
  price: 'sponsor.price',
  amount: 'sponsor.subtotal',
} as const;
type Field = keyof typeof labels;

/** A line as a row of the sheet, with its parameters below it on demand. */
export const SheetRow = memo(function Row(props: SheetRowProps) {
  const { line, no, isNext, isMarked, wrong = {}, idBase, categories, unitOf, onChange, onAct } = props;
  const t = useT();
  const format = useFormat();
  const [isLong, setLong] = useState(false);
  const { key } = line;
  const id = (field: string) => `${idBase}.${key}.${field}`;
  const wrongId = id('wrong');
  const label = (field: string) => t('sponsor.fieldOfLine', { no, field });
  const isEmpty = (field: Field | 'categoryId') => line[field].trim() === '';
  // An empty cell that is needed says so itself.
  const hint = (field: Field | 'categoryId', usual = '') =>
    wrong[field] !== undefined && isEmpty(field) ? t('sponsor.needed') : usual;
  const unknown = line.categoryId === '' ? line.unknownCategory : undefined;
  const said = Object.entries(wrong).filter(([field]) =>
    field === 'categoryId' ? unknown !== undefined : field in labels && !isEmpty(field as Field),
  );
  const set = (field: keyof LineValues) => (value: string) => onChange(key, { [field]: value });
  const cell = (field: Field, usual?: string) => ({
    id: id(field),
    column: field,
    label: label(t(labels[field])),
    value: line[field],
    wrong: wrong[field],
    wrongId,
    placeholder: hint(field, usual),
  });
  const parameters = line.parameters.split('\n').filter((text) => text.trim() !== '').length;
  const isOpen = isLong || wrong.parameters !== undefined;

  return (
    <>
      <tr data-marked={isMarked || undefined} data-next={isNext || undefined}>
        <td className={classes.no}>{no}</td>
        <td>
          <SheetCell {...cell('itemName', isNext ? t('sponsor.nextRow') : '')} onType={set('itemName')} limit={limits.name} />
        </td>
        <td>
          <span className={classes.spec}>
            <SheetCell {...cell('spec')} onType={set('spec')} limit={limits.spec} />
            {!isNext && (
              <ActionIcon
                size={24}
                {...(parameters === 0 && { color: 'gray' })}
                aria-expanded={isOpen}
                aria-label={label(t('sponsor.parameters'))}
                title={parameters > 0 ? t('sponsor.parametersCount', { count: parameters }) : t('sponsor.parameters')}
                onClick={() => setLong(!isLong)}
              >
                <IconListDetails size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
          </span>
        </td>
        <td>
          <CategoryCell
            id={id('categoryId')}
            label={label(t('sponsor.category'))}
            categories={categories}
            wrongId={wrongId}
            value={isNext ? '' : line.categoryId}
            placeholder={unknown ?? hint('categoryId')}
            isWrong={wrong.categoryId !== undefined}
            onChoose={(categoryId) => onChange(key, { categoryId, ...(isEmpty('unit') && { unit: unitOf(categoryId) }) })}
          />
        </td>
        <td data-end>
          <SheetCell
            {...cell('quantity')}
            limit={16}
            onType={(quantity) => onChange(key, changedLine.quantity(line, quantity))}
            onLeave={() => {
              const quantity = quantityOf(line.quantity);
              if (quantity !== null && quantity !== line.quantity) set('quantity')(quantity);
            }}
          />
        </td>
        <td>
          <SheetCell {...cell('unit')} value={isNext ? '' : line.unit} onType={set('unit')} limit={limits.unit} />
        </td>
        <td data-end>
          <MoneyCell
            {...cell('price', approximatePrice(line, format.money))}
            value={priceOf(line)}
            onType={(price) => onChange(key, changedLine.price(line, price))}
          />
        </td>
        <td data-end>
          <MoneyCell {...cell('amount')} onType={(amount) => onChange(key, changedLine.amount(line, amount))} />
        </td>
        <td className={classes.tick}>
          {!isNext && (
            <Checkbox
              size="xs"
              checked={line.imported}
              aria-label={label(t('sponsor.imported'))}
              onChange={(event) => onChange(key, { imported: event.currentTarget.checked })}
            />
          )}
        </td>
        <td className={classes.menu}>
          {!isNext && <RowMenu line={line} no={no} onAct={onAct} onParameters={() => setLong(true)} />}
        </td>
      </tr>
      {(said.length > 0 || Object.keys(wrong).length > 0) && (
        <tr className={classes.said} data-unseen={said.length === 0 || undefined}>
          <td />
          <td colSpan={9} id={wrongId}>
            {(said.length > 0 ? said : Object.entries(wrong)).map(([field, message]) => (
              <span key={field}>
                {t('sponsor.lineFault', {
                  field: t(field in labels ? labels[field as Field] : 'sponsor.category'),
                  message: String(message),
                })}
              </span>
            ))}
          </td>
        </tr>
      )}
      {isOpen && (
        <tr className={classes.long}>
          <td />
          <td colSpan={9}>
            <Textarea
              id={id('parameters')}
              aria-label={label(t('sponsor.parameters'))}
              placeholder={t('sponsor.parametersHint')}
              value={line.parameters}
              maxLength={limits.parameters}
              error={wrong.parameters}
              autosize
              minRows={3}
              maxRows={12}
              autoFocus={wrong.parameters === undefined}
              onChange={(event) => set('parameters')(event.currentTarget.value)}
            />
          </td>
        </tr>
      )}
    </>
  );
});

/** Where the price does not come out in whole cents. */
function approximatePrice({ amount, quantity }: LineValues, money: (amount: string) => string): string {
  const [sum, count] = [amountOf(amount), Number(quantityOf(quantity) ?? 0)];
  return sum === null || count === 0 ? '' : `≈ ${money((Number(sum) / count).toFixed(2))}`;
}
