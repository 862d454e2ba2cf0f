import { parseMoney } from '@campus-procurement/sdk/money';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './sheet.module.css';

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
export function SheetCell({ id, column, label, value, onType, limit, placeholder, wrong, wrongId, onLeave }: SheetCellProps) {
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

/** A cell with an amount, grouped in thousands until somebody types in it. */
export function MoneyCell({ value, onType, ...cell }: Omit<SheetCellProps, 'limit' | 'onLeave'>) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const amount = parseMoney(value);
  return (
    <SheetCell
      {...cell}
      limit={17}
      value={typed ?? (amount === null ? value : format.money(amount))}
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
