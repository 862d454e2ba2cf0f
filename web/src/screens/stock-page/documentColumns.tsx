import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import type { Column } from '#ui/table/Column.ts';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';
import classes from './stock.module.css';

type StockDocument = Schemas['StockDocument'];

function Name({ document: { id, docCode, projectName, waitsForMe } }: { document: StockDocument }) {
  return (
    <span className={classes.two} data-mine={waitsForMe || undefined}>
      <TextLink to={stockDocumentAddress(id)}>{projectName ?? docCode}</TextLink>
      {projectName && <small>{docCode}</small>}
    </span>
  );
}

function Lines({ document: { lineCount } }: { document: StockDocument }) {
  return useT()('stock.lineCount', { count: lineCount });
}

export const documentColumns: Column<StockDocument, never>[] = [
  { header: 'stock.document', cell: (document) => <Name document={document} />, width: 200 },
  { header: 'stock.documentState', cell: ({ status }) => <DocumentStatus status={status} />, width: 88, card: 'status' },
  { header: 'stock.store', cell: ({ warehouseName }) => warehouseName, width: 150 },
  { header: 'stock.lines', cell: (document) => <Lines document={document} />, width: 72 },
  { header: 'stock.total', cell: ({ totalAmount }) => <Money value={totalAmount} />, width: 112, align: 'end', card: 'fact' },
  { header: 'stock.supplier', cell: ({ supplierName }) => supplierName ?? '–', width: 160 },
  { header: 'stock.confirmedBy', cell: ({ confirmUserName }) => confirmUserName ?? '–', width: 80 },
  { header: 'stock.created', cell: ({ createTime }) => <DateTime value={createTime} isDay />, width: 92 },
];
