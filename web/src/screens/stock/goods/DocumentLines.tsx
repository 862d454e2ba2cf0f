import { sumOf } from '@campus-procurement/sdk/money';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Tag } from '#ui/status/Tag.tsx';
import { Content } from '#ui/text/Content.tsx';
import { Money, UnitPrice } from '#ui/text/Numeral.tsx';
import { minus } from '../quantities/quantities.ts';
import type { Detail } from './documentDetail.ts';
import classes from './stock.module.css';

type Item = Detail['items'][number];

interface DocumentLinesProps {
  document: Pick<Detail, 'items' | 'totalAmount'>;
  /** The fields of a line, for who says where it was put. */
  fields?: (index: number) => ReactNode;
}

/** The lines of a document, each with where it was put, and what all of it is worth. What was found to differ by a stocktake comes first. */
export function DocumentLines({ document: { items, totalAmount }, fields }: DocumentLinesProps) {
  const t = useT();
  const sums = sumsOf({ items, totalAmount });
  return (
    <>
      <ol className={classes.lines} aria-label={t('stock.lines')}>
        {differingFirst(items).map(({ item, index }) => (
          <li key={item.no} aria-label={t('stock.lineOf', { no: item.no, name: item.itemName })}>
            <Line item={item} />
            <Outcome item={item} />
            {fields ? <div className={classes.fields}>{fields(index)}</div> : <Put item={item} />}
          </li>
        ))}
      </ol>
      {sums.map(([label, amount]) => (
        <p key={label} className={classes.total}>
          <span>{t(label)}</span>
          <Money value={amount} />
        </p>
      ))}
    </>
  );
}

/** By how much a counted line differs from the books; '0' of any other. */
const differenceOf = ({ quantity, bookQuantity }: Item) => (bookQuantity === null ? '0' : minus(quantity, bookQuantity));
const signed = (difference: string) => (difference.startsWith('-') ? `−${difference.slice(1)}` : `+${difference}`);

function differingFirst(items: readonly Item[]) {
  const lines = items.map((item, index) => ({ item, index }));
  const differing = lines.filter(({ item }) => differenceOf(item) !== '0');
  return [...differing, ...lines.filter((line) => !differing.includes(line))];
}

/** What all is worth; of a stocktake, what is there beyond the books and what is missing. */
export function sumsOf({ items, totalAmount }: DocumentLinesProps['document']) {
  if (items.every(({ bookQuantity }) => bookQuantity === null)) return [['stock.sum', totalAmount]] as const;
  const worth = (some: readonly Item[]) => sumOf(some.map(({ amount }) => amount));
  const differing = items.filter((item) => differenceOf(item) !== '0');
  const missing = differing.filter((item) => differenceOf(item).startsWith('-'));
  return [
    ['stock.surplus', worth(differing.filter((item) => !missing.includes(item)))],
    ['stock.shortage', worth(missing)],
  ] as const;
}

function Line({ item }: { item: Item }) {
  const t = useT();
  const { itemName, brand, model, hazardous, quantity, unit, unitCost, amount, bookQuantity, serialNos } = item;
  const difference = differenceOf(item);
  const sign = difference.startsWith('-') ? '−' : '';
  return (
    <div className={classes.line}>
      <div className={classes.two}>
        <span className={classes.name}>
          <Content>{itemName}</Content> {hazardous && <Tag>{t('stock.hazardous')}</Tag>}
        </span>
        <small>
          <Content>{[brand, model].filter(Boolean).join(' · ')}</Content>
        </small>
        {serialNos.length > 0 && <small>{t('stock.serials', { list: serialNos })}</small>}
      </div>
      <div className={classes.two} data-end>
        <span className={classes.number}>
          <Content>{`${quantity} ${unit}`}</Content>
        </span>
        {(bookQuantity === null || difference !== '0') && (
          <small>
            <UnitPrice value={unitCost} /> × {bookQuantity === null ? quantity : signed(difference)} = {sign}
            <Money value={amount} />
          </small>
        )}
      </div>
    </div>
  );
}

/** What was found by counting, what arrived, and what came back. */
function Outcome({ item }: { item: Item }) {
  const t = useT();
  const { quantity, unit, bookQuantity, diffReason, receivedQuantity, returnedQuantity } = item;
  const difference = differenceOf(item);
  const lost = receivedQuantity === null ? '0' : minus(quantity, receivedQuantity);
  const said = [
    bookQuantity !== null && `${t('stock.book')} ${bookQuantity} · ${t('stock.counted')} ${quantity}`,
    difference !== '0' && `${t('stock.difference')} ${signed(difference)}`,
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
