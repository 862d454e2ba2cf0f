import { parseMoney } from '@campus-procurement/sdk/money';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './sponsor.module.css';

interface TypedMoneyProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onType: (value: string) => void;
}

/** An amount, grouped in thousands as long as nobody types in it. */
export function TypedMoney({ value, onType, ...field }: TypedMoneyProps) {
  const format = useFormat();
  const [isTyped, setTyped] = useState(false);
  const amount = parseMoney(value);
  return (
    <TextInput
      classNames={{ input: classes.end ?? '' }}
      {...field}
      value={isTyped || amount === null ? value : format.money(amount)}
      inputMode="decimal"
      maxLength={17}
      autoComplete="off"
      onFocus={() => setTyped(true)}
      onBlur={() => {
        setTyped(false);
        // Text that is no amount stays as it is.
        if (amount !== null && amount !== value) onType(amount);
      }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
