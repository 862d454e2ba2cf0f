import { parseMoney } from '@campus-procurement/sdk/money';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { longestNumber } from '#ui/fields/typedNumbers.ts';
import classes from './sponsor.module.css';

interface TypedMoneyProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onType: (value: string) => void;
}

/** An amount, grouped in thousands until somebody types in it. */
export function TypedMoney({ value, onType, ...field }: TypedMoneyProps) {
  const format = useFormat();
  // What is in the field does not change when it gets the focus: the place of the cursor would.
  const [typed, setTyped] = useState<string | null>(null);
  const amount = parseMoney(value);
  return (
    <TextInput
      classNames={{ input: classes.end ?? '' }}
      {...field}
      value={typed ?? (amount === null ? value : format.money(amount))}
      inputMode="decimal"
      maxLength={longestNumber}
      autoComplete="off"
      onBlur={() => {
        setTyped(null);
        // Text that is no amount stays as it is.
        if (amount !== null && amount !== value) onType(amount);
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onType(event.currentTarget.value);
      }}
    />
  );
}
