import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { today } from '#ui/date/dateRange.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import type { TableSummary } from '#ui/table/TableFoot.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money, UnitPrice } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import classes from './stock.module.css';

type Stock = Schemas['Stock'];

function Goods({ stock: { itemName, brand, model, hazardous } }: { stock: Stock }) {
  const t = useT();
  return (
    <TwoLines
      first={
        <span>
          {itemName} {hazardous && <Tag>{t('stock.hazardous')}</Tag>}
        </span>
      }
      second={[brand, model].filter(Boolean).join(' · ')}
    />
  );
}

/** What needs a look: what has expired before what expires soon, and what is low. */
function Attention({ stock: { low, expiring, expireDate } }: { stock: Stock }) {
  const t = useT();
  if (!low && !expiring) return null;
  const isExpired = expireDate !== null && expireDate < today();
  return (
    <>
      {expiring && (
        <StatusPill meaning={isExpired ? 'bad' : 'wait'}>{t(isExpired ? 'stock.expired' : 'stock.expiring')}</StatusPill>
      )}
      {low && (expiring ? <Tag>{t('stock.low')}</Tag> : <StatusPill meaning="wait">{t('stock.low')}</StatusPill>)}
    </>
  );
}

function Place({ stock: { warehouseName, locationName } }: { stock: Stock }) {
  return <TwoLines first={warehouseName} second={locationName} />;
}

function Batch({ stock: { batchNo, expireDate } }: { stock: Stock }) {
  const format = useFormat();
  if (batchNo === null && expireDate === null) return '–';
  return <TwoLines first={batchNo ?? '–'} second={expireDate && format.date(expireDate)} />;
}

function Quantity({ stock: { quantity, unit, lockedQuantity, sharedQuantity, minQuantity } }: { stock: Stock }) {
  const t = useT();
  const reserved = lockedQuantity === '0' ? null : t('stock.reserved', { count: lockedQuantity });
  const shared = sharedQuantity === '0' ? null : t('stock.sharedOf', { count: sharedQuantity });
  const least = minQuantity && t('stock.leastOf', { count: minQuantity });
  return (
    <TwoLines
      first={<span className={classes.number}>{`${quantity} ${unit}`}</span>}
      second={[reserved, shared, least].filter(Boolean).join(' · ')}
    />
  );
}

function Source({ stock: { sourceProjectId, sourceProjectCode } }: { stock: Stock }) {
  if (sourceProjectId === null) return '–';
  return <TextLink to={purchaseAddress(sourceProjectId)}>{sourceProjectCode ?? '–'}</TextLink>;
}

export const stockColumns: Column<Stock, never>[] = [
  { header: 'stock.goods', cell: (stock) => <Goods stock={stock} />, width: 176 },
  { header: 'stock.state', cell: (stock) => <Attention stock={stock} />, width: 96, card: 'status' },
  { header: 'stock.store', cell: (stock) => <Place stock={stock} />, width: 128 },
  { header: 'stock.batch', cell: (stock) => <Batch stock={stock} />, width: 96 },
  { header: 'stock.quantity', cell: (stock) => <Quantity stock={stock} />, width: 116, align: 'end', card: 'fact' },
  { header: 'stock.unitCost', cell: ({ unitCost }) => <UnitPrice value={unitCost} />, width: 96, align: 'end' },
  { header: 'stock.worth', cell: ({ totalCost }) => <Money value={totalCost} />, width: 104, align: 'end' },
  { header: 'stock.owner', cell: ({ ownerDeptName }) => ownerDeptName, width: 104 },
  { header: 'stock.category', cell: ({ categoryName }) => categoryName ?? '–', width: 100, isExtra: true },
  { header: 'stock.source', cell: (stock) => <Source stock={stock} />, width: 120, isExtra: true },
  {
    header: 'stock.lastIn',
    cell: ({ lastInTime }) => <DateTime value={lastInTime} isDay />,
    width: 92,
    card: 'none',
    isExtra: true,
  },
];

export function summaryOf({ totalCost }: { totalCost: string }): TableSummary {
  return { cells: { 'stock.worth': <Money value={totalCost} /> } };
}
