import type { KeptCountRow } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, memo, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import classes from './count.module.css';
import { isWrong } from './countRows.ts';

interface CountLineProps {
  stock: Schemas['Stock'];
  /** What was counted of it so far. */
  row: KeptCountRow | undefined;
  /** Whether it is shown what should be there. */
  isShown: boolean;
  onChange: (stock: Schemas['Stock'], change: Partial<KeptCountRow>) => void;
  /** Enter was pressed in the field. @param before what it held when it was entered */
  onEnter: (stock: Schemas['Stock'], typed: string, before: string) => void;
}

/**
 * A stock of the sheet: what it is, where it is, and how much of it was counted. Drawn only when something of it changes: a sheet
 * has hundreds, on a phone.
 */
export const CountLine = memo(function CountLine({ stock, row, isShown, onChange, onEnter }: CountLineProps) {
  const t = useT();
  const before = useRef('');
  const { id, itemName: name, brand, model, batchNo, locationName, hazardous, quantity, unit } = stock;
  const counted = row?.counted ?? '';
  const set = (value: string) => onChange(stock, { counted: value });
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // The Enter of an input method ends a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter(stock, event.currentTarget.value, before.current);
  }
  const hasMoved = row !== undefined && counted !== '' && row.book !== quantity;
  return (
    <li className={classes.line} data-stock={id} data-counted={counted !== '' || undefined}>
      <div className={classes.goods}>
        <span className={classes.name}>
          {name} {hazardous && <Tag>{t('stock.hazardous')}</Tag>}
        </span>
        <small>{[brand, model, batchNo].filter(Boolean).join(' · ')}</small>
        <small>{locationName}</small>
      </div>
      {isShown && (
        <div className={classes.book}>
          <span>{`${t('stock.book')} ${quantity} ${unit}`}</span>
          <Button variant="default" onClick={() => set(quantity)}>
            {t('stock.countSame')}
          </Button>
        </div>
      )}
      <TextInput
        className={classes.counted}
        classNames={{ input: classes.number ?? '' }}
        aria-label={t('stock.countOf', { name })}
        value={counted}
        onChange={(event) => set(event.currentTarget.value.trim())}
        onFocus={(event) => {
          before.current = event.currentTarget.value;
          event.currentTarget.select();
        }}
        onKeyDown={press}
        error={isWrong(counted) && t('validation.quantity')}
        inputMode="decimal"
        enterKeyHint="next"
        maxLength={200}
        autoComplete="off"
        rightSection={<span aria-hidden>{unit}</span>}
        rightSectionWidth={48}
      />
      {hasMoved && (
        <div className={classes.moved}>
          <Message tone="warning">{t('stock.countMoved', { from: row.book, to: quantity })}</Message>
          <Button variant="default" onClick={() => set(counted)}>
            {t('stock.countAgain')}
          </Button>
        </div>
      )}
    </li>
  );
});
