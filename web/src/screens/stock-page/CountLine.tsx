import type { KeptCountRow } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, TextInput } from '@mantine/core';
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
  onChange: (change: Partial<KeptCountRow>) => void;
}

/** A stock of the sheet: what it is, where it is, and how much of it was counted. */
export function CountLine({ stock, row, isShown, onChange }: CountLineProps) {
  const t = useT();
  const { id, itemName: name, brand, model, batchNo, locationName, hazardous, quantity, unit } = stock;
  const counted = row?.counted ?? '';
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
          <Button variant="default" onClick={() => onChange({ counted: quantity })}>
            {t('stock.countSame')}
          </Button>
        </div>
      )}
      <TextInput
        className={classes.counted}
        classNames={{ input: classes.number ?? '' }}
        aria-label={t('stock.countOf', { name })}
        value={counted}
        onChange={(event) => onChange({ counted: event.currentTarget.value.trim() })}
        error={isWrong(counted) && t('stock.countRule')}
        inputMode="decimal"
        enterKeyHint="next"
        maxLength={13}
        autoComplete="off"
        rightSection={<span aria-hidden>{unit}</span>}
        rightSectionWidth={48}
      />
      {hasMoved && (
        <div className={classes.moved}>
          <Message tone="warning">{t('stock.countMoved', { from: row.book, to: quantity })}</Message>
          <Button variant="default" onClick={() => onChange({ counted })}>
            {t('stock.countAgain')}
          </Button>
        </div>
      )}
    </li>
  );
}
