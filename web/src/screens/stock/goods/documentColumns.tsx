import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import type { Column } from '#ui/table/Column.ts';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';

type StockDocument = Schemas['StockDocument'];

function Name({ document }: { document: StockDocument }) {
  const t = useT();
  const { id, docCode, docType, projectName, receiverDeptName: dept, receiverName: name, purpose, waitsForMe } = document;
  const about = dept && name ? t('stock.receivedBy', { dept, name }) : purpose;
  return (
    <TwoLines
      first={<TextLink to={stockDocumentAddress(id)}>{projectName ?? about ?? t(`stock.type${docType}`)}</TextLink>}
      second={docCode}
      isMine={waitsForMe}
    />
  );
}

function Kind({ document: { docType } }: { document: StockDocument }) {
  return useT()(`stock.type${docType}`);
}

function Store({ document: { warehouseName, targetWarehouseName } }: { document: StockDocument }) {
  return [warehouseName, targetWarehouseName].filter(Boolean).join(' → ');
}

function Lines({ document: { lineCount } }: { document: StockDocument }) {
  return useT()('stock.lineCount', { count: lineCount });
}

export const documentColumns: Column<StockDocument, never>[] = [
  { header: 'stock.document', cell: (document) => <Name document={document} />, width: 200 },
  { header: 'stock.documentState', cell: ({ status }) => <DocumentStatus status={status} />, width: 88, card: 'status' },
  { header: 'stock.docType', cell: (document) => <Kind document={document} />, width: 88 },
  { header: 'stock.store', cell: (document) => <Store document={document} />, width: 150 },
  { header: 'stock.lines', cell: (document) => <Lines document={document} />, width: 72 },
  { header: 'stock.total', cell: ({ totalAmount }) => <Money value={totalAmount} />, width: 112, align: 'end', card: 'fact' },
  { header: 'stock.supplier', cell: ({ supplierName }) => supplierName ?? '–', width: 160, isExtra: true },
  { header: 'stock.draftedBy', cell: ({ createByName }) => createByName ?? '–', width: 80 },
  { header: 'stock.confirmedBy', cell: ({ confirmUserName }) => confirmUserName ?? '–', width: 80 },
  { header: 'stock.created', cell: ({ createTime }) => <DateTime value={createTime} isDay />, width: 92 },
];
