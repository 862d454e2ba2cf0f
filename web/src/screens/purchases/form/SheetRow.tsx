import { useFeatureFlag } from '@campus-procurement/hooks';
import { unitPriceOf as pricedAt } from '@campus-procurement/sdk/money';
import { ActionIcon, Checkbox, Menu, Select, Textarea } from '@mantine/core';
import { IconDots, IconListDetails } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { amountOf, longestNumber, quantityOf, unitPriceOf } from '#ui/fields/typedNumbers.ts';
import { CategoryPick } from './CategoryPick.tsx';
import { changedLine, priceOf } from './lineMoney.ts';
import { type LineValues, limits } from './purchaseValues.ts';
import classes from './sheet.module.css';

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
            limit={longestNumber}
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
            {...cell('price', approximatePrice(line, format.unitPrice))}
            value={priceOf(line)}
            read={unitPriceOf}
            shown={format.unitPrice}
            onType={(price) => onChange(key, changedLine.price(line, price))}
          />
        </td>
        <td data-end>
          <MoneyCell
            {...cell('amount')}
            read={amountOf}
            shown={format.money}
            onType={(amount) => onChange(key, changedLine.amount(line, amount))}
          />
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
              label={t('sponsor.parameters')}
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

/** Where the price does not come out in four decimals. */
function approximatePrice({ amount, quantity }: LineValues, shown: (price: string) => string): string {
  const [sum, count] = [amountOf(amount), quantityOf(quantity)];
  return sum === null || count === null || Number(count) === 0 ? '' : `≈ ${shown(pricedAt(sum, count))}`;
}

interface CategoryCellProps {
  id: string;
  label: string;
  value: string;
  categories: readonly Choice[];
  onChoose: (categoryId: string) => void;
  placeholder?: string;
  isWrong: boolean;
  wrongId: string;
}

/** The category of a line. Only the cell that is in use is a list: two hundred lists would make the sheet slow. */
function CategoryCell({ id, label, value, categories, onChoose, placeholder, isWrong, wrongId }: CategoryCellProps) {
  const t = useT();
  const inWindow = useFeatureFlag('categoryWhetherUsePopupMode');
  const [isActive, setActive] = useState(false);
  const name = categories.find((category) => category.value === value)?.label ?? '';
  const shared = {
    id,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? wrongId : undefined,
    placeholder,
  };
  if (inWindow) {
    const pick = { id, categories, value, onChoose, placeholder, error: isWrong, classNames: { input: classes.cell ?? '' } };
    return <CategoryPick {...pick} variant="unstyled" aria-label={label} />;
  }
  if (!isActive) {
    return (
      <input
        {...shared}
        className={classes.cell}
        // The last part of the path says most.
        value={name.split(' / ').at(-1)}
        title={name}
        role="combobox"
        aria-expanded={false}
        aria-controls={id}
        readOnly
        onFocus={() => setActive(true)}
      />
    );
  }
  return (
    <Select
      {...shared}
      classNames={{ input: classes.cell ?? '' }}
      variant="unstyled"
      data={categories}
      value={value || null}
      onChange={(next) => next && onChoose(next)}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      searchable
      autoFocus
      rightSection={null}
      nothingFoundMessage={t('ui.nothingFound')}
      allowDeselect={false}
      onBlur={() => setActive(false)}
    />
  );
}

interface RowMenuProps {
  line: LineValues;
  no: number;
  onAct: (act: 'remove' | 'repeat' | 'spread', line: LineValues) => void;
  onParameters: () => void;
}

/** What can be done with a row. The menu is made when it is first asked for. */
function RowMenu({ line, no, onAct, onParameters }: RowMenuProps) {
  const t = useT();
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = (
    <ActionIcon
      size={28}
      aria-label={t('sponsor.rowMenu', { no })}
      aria-haspopup="menu"
      onClick={() => {
        setUsed(true);
        setOpen(true);
      }}
    >
      <IconDots size={16} aria-hidden />
    </ActionIcon>
  );
  if (!isUsed) return button;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onParameters}>{t('sponsor.parameters')}</Menu.Item>
        <Menu.Item onClick={() => onAct('repeat', line)}>{t('sponsor.repeatRow')}</Menu.Item>
        {line.categoryId !== '' && <Menu.Item onClick={() => onAct('spread', line)}>{t('sponsor.spreadCategory')}</Menu.Item>}
        <Menu.Item c="var(--app-bad)" onClick={() => onAct('remove', line)}>
          {t('sponsor.removeRow')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface SheetCellProps {
  id: string;
  column: string;
  label: string;
  value: string;
  onType: (value: string) => void;
  limit: number;
  placeholder?: string;
  /** What is wrong; stands in the cell if it is empty, and below the row if it is not. */
  wrong: string | undefined;
  wrongId: string;
  onLeave?: () => void;
}

/** A cell that is edited in place. */
function SheetCell({ id, column, label, value, onType, limit, placeholder, wrong, wrongId, onLeave }: SheetCellProps) {
  return (
    <input
      id={id}
      className={classes.cell}
      data-col={column}
      aria-label={label}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong === undefined ? undefined : wrongId}
      placeholder={placeholder}
      value={value}
      maxLength={limit}
      inputMode={column === 'quantity' || column === 'price' || column === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

interface MoneyCellProps extends Omit<SheetCellProps, 'limit' | 'onLeave'> {
  /** Reads what is typed; null if it is no such number. */
  read: (text: string) => string | null;
  shown: (amount: string) => string;
}

/** A cell with an amount or a price, grouped in thousands until somebody types in it. */
function MoneyCell({ value, onType, read, shown, ...cell }: MoneyCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const amount = read(value);
  return (
    <SheetCell
      {...cell}
      limit={longestNumber}
      value={typed ?? (amount === null ? value : shown(amount))}
      onType={(text) => {
        setTyped(text);
        onType(text);
      }}
      onLeave={() => {
        setTyped(null);
        if (amount !== null && amount !== value) onType(amount);
      }}
    />
  );
}
