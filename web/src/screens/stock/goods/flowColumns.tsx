import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import type { Column } from '#ui/table/Column.ts';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import classes from './stock.module.css';

type Flow = Schemas['StockFlow'];

function Goods({ flow: { itemName, brand, model, batchNo } }: { flow: Flow }) {
  return <TwoLines first={itemName} second={[brand, model, batchNo].filter(Boolean).join(' · ')} />;
}

function Document({ flow: { docType, docCode, documentId } }: { flow: Flow }) {
  const t = useT();
  return (
    <TwoLines
      first={t(`stock.type${docType}`)}
      second={documentId === null ? docCode : <TextLink to={stockDocumentAddress(documentId)}>{docCode}</TextLink>}
    />
  );
}

function Moved({ flow: { direction, quantity, unit } }: { flow: Flow }) {
  return <span className={classes.number}>{`${direction === 'IN' ? '+' : '−'}${quantity} ${unit}`}</span>;
}

/** The columns of the movements of one stock. */
export const movementColumns: Column<Flow, never>[] = [
  { header: 'stock.movedAt', cell: ({ time }) => <DateTime value={time} />, width: 132 },
  { header: 'stock.document', cell: (flow) => <Document flow={flow} />, width: 132 },
  { header: 'stock.moved', cell: (flow) => <Moved flow={flow} />, width: 96, align: 'end', card: 'fact' },
  { header: 'stock.balance', cell: ({ balance }) => <span className={classes.number}>{balance}</span>, width: 72, align: 'end' },
  { header: 'stock.movedWorth', cell: ({ amount }) => <Money value={amount} />, width: 104, align: 'end' },
  { header: 'stock.balanceWorth', cell: ({ worth }) => <Money value={worth} />, width: 112, align: 'end' },
  { header: 'stock.operator', cell: ({ operatorName }) => operatorName ?? '–', width: 80 },
];

/** The same for all stocks. */
export const flowColumns: Column<Flow, never>[] = [
  { header: 'stock.goods', cell: (flow) => <Goods flow={flow} />, width: 180 },
  { header: 'stock.store', cell: ({ warehouseName }) => warehouseName, width: 140 },
  ...movementColumns,
];
