import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Tag } from '#ui/status/Tag.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { Detail } from './DocumentPage.tsx';
import { distance, minus } from './quantities.ts';
import classes from './stock.module.css';

type Item = Detail['items'][number];

interface DocumentLinesProps {
  document: Pick<Detail, 'items' | 'totalAmount'>;
  /** The fields of a line, for who says where it was put. */
  fields?: (index: number) => ReactNode;
}

/** The lines of a document, each with where it was put, and what all of it is worth. */
export function DocumentLines({ document: { items, totalAmount }, fields }: DocumentLinesProps) {
  const t = useT();
  return (
    <>
      <ol className={classes.lines} aria-label={t('stock.lines')}>
        {items.map((item, index) => (
          <li key={item.no} aria-label={t('stock.lineOf', { no: item.no, name: item.itemName })}>
            <Line item={item} />
            <Outcome item={item} />
            {fields ? <div className={classes.fields}>{fields(index)}</div> : <Put item={item} />}
          </li>
        ))}
      </ol>
      <p className={classes.total}>
        <span>{t('stock.sum')}</span>
        <Money value={totalAmount} />
      </p>
    </>
  );
}

function Line({ item }: { item: Item }) {
  const t = useT();
  const { itemName, brand, model, hazardous, quantity, unit, unitCost, amount, serialNos } = item;
  return (
    <div className={classes.line}>
      <div className={classes.two}>
        <span className={classes.name}>
          {itemName} {hazardous && <Tag>{t('stock.hazardous')}</Tag>}
        </span>
        <small>{[brand, model].filter(Boolean).join(' · ')}</small>
        {serialNos.length > 0 && <small>{t('stock.serials', { list: serialNos })}</small>}
      </div>
      <div className={classes.two} data-end>
        <span className={classes.number}>{`${quantity} ${unit}`}</span>
        <small>
          <Money value={unitCost} /> × {item.bookQuantity === null ? quantity : distance(quantity, item.bookQuantity)} ={' '}
          <Money value={amount} />
        </small>
      </div>
    </div>
  );
}

/** What was found by counting, what arrived, and what came back. */
function Outcome({ item }: { item: Item }) {
  const t = useT();
  const { quantity, unit, bookQuantity, diffReason, receivedQuantity, returnedQuantity } = item;
  const difference = bookQuantity === null ? '0' : minus(quantity, bookQuantity);
  const lost = receivedQuantity === null ? '0' : minus(quantity, receivedQuantity);
  const said = [
    bookQuantity !== null && `${t('stock.book')} ${bookQuantity} · ${t('stock.counted')} ${quantity}`,
    difference !== '0' && `${t('stock.difference')} ${difference.startsWith('-') ? `−${difference.slice(1)}` : `+${difference}`}`,
    diffReason,
    receivedQuantity !== null && `${t('stock.received')} ${receivedQuantity} ${unit}`,
    lost !== '0' && t('stock.lost', { count: lost, unit }),
    returnedQuantity !== '0' && t('stock.returned', { count: returnedQuantity, unit }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={classes.put} data-differs={difference !== '0' || lost !== '0' || undefined}>
      {said.join(' · ')}
    </p>
  );
}

function Put({ item: { locationName, batchNo, expireDate } }: { item: Item }) {
  const t = useT();
  const format = useFormat();
  const said = [
    [t('stock.place'), locationName],
    [t('stock.batch'), batchNo],
    [t('stock.expires'), expireDate && format.date(expireDate)],
  ].filter(([, value]) => value);
  if (said.length === 0) return null;
  return <p className={classes.put}>{said.map(([label, value]) => `${label} ${value}`).join(' · ')}</p>;
}
