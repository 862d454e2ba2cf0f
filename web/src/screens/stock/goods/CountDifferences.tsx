import type { Schemas } from '@campus-procurement/sdk';
import { TextInput } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { Section } from '#ui/page/Section.tsx';
import { minus } from '../quantities/quantities.ts';
import classes from './count.module.css';
import type { CountedRow } from './countRows.ts';

interface CountDifferencesProps {
  differences: readonly CountedRow[];
  /** How many stocks were not counted. */
  left: number;
  onReason: (stock: Schemas['Stock'], reason: string) => void;
}

/** What differs from what should be there, each with the reason, before a stocktake is sent. */
export function CountDifferences({ differences, left, onReason }: CountDifferencesProps) {
  const t = useT();
  return (
    <>
      {left > 0 && <Message tone="warning">{t('stock.countLeft', { count: left })}</Message>}
      {differences.length === 0 ? (
        <Message tone="success">{t('stock.countNoDifferences')}</Message>
      ) : (
        <Section title={t('stock.countDifferences', { count: differences.length })} isFlush>
          <ol className={classes.lines} aria-label={t('stock.difference')}>
            {differences.map(({ stock, row }) => {
              const { id, itemName: name, brand, model, batchNo, unit } = stock;
              const difference = minus(row.counted, row.book);
              return (
                <li key={id} className={classes.line}>
                  <div className={classes.goods}>
                    <span className={classes.name}>{name}</span>
                    <small>{[brand, model, batchNo].filter(Boolean).join(' · ')}</small>
                    <small>{`${t('stock.book')} ${row.book} · ${t('stock.counted')} ${row.counted}`}</small>
                  </div>
                  <span className={classes.difference}>
                    {`${difference.startsWith('-') ? `−${difference.slice(1)}` : `+${difference}`} ${unit}`}
                  </span>
                  <TextInput
                    className={classes.reason}
                    label={t('stock.countReason')}
                    aria-label={t('stock.countReasonOf', { name })}
                    description={
                      row.reason.trim().length < 2 && t('validation.least', { label: t('stock.countReason'), limit: 2 })
                    }
                    value={row.reason}
                    onChange={(event) => onReason(stock, event.currentTarget.value)}
                    maxLength={200}
                    autoComplete="off"
                    withAsterisk
                    size="md"
                  />
                </li>
              );
            })}
          </ol>
        </Section>
      )}
    </>
  );
}
