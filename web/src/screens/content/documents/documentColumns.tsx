import type { Schemas } from '@campus-procurement/sdk';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { endingOf } from '#ui/fields/fileEntry.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import type { Column } from '#ui/table/Column.ts';
import { DictText } from '#ui/text/DictText.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';

export type Document = Schemas['DownloadDoc'];
type Sort = 'docName' | 'downloadCount' | 'updateTime';

export const searchSpec = {
  filters: {
    docName: textFilter(50),
    docType: textFilter(50),
    status: choiceFilter('ENABLED', 'DISABLED'),
    companyId: textFilter(10),
  },
  sortable: ['docName', 'downloadCount', 'updateTime'],
} as const;

function FileKind({ document: { fileName, fileSize } }: { document: Document }) {
  const format = useFormat();
  return `${endingOf(fileName).toUpperCase()} · ${format.bytes(fileSize)}`;
}

const about: Column<Document, Sort>[] = [
  { header: 'documents.name', cell: (row) => row.docName, sort: 'docName', width: 200 },
  { header: 'documents.type', cell: (row) => <DictText type="doc_type" value={row.docType} />, width: 96 },
  { header: 'documents.version', cell: (row) => row.docVersion ?? '–', width: 72 },
  { header: 'documents.file', cell: (row) => <FileKind document={row} />, width: 112 },
  { header: 'documents.school', cell: (row) => row.schoolName, width: 88 },
];
const figures: Column<Document, Sort>[] = [
  {
    header: 'documents.downloads',
    cell: (row) => <Numeral value={row.downloadCount} />,
    sort: 'downloadCount',
    width: 88,
    align: 'end',
  },
  { header: 'documents.updated', cell: (row) => <DateTime value={row.updateTime} isDay />, sort: 'updateTime', width: 100 },
];

/** Readers see only enabled documents, so they get no status. */
export const readerColumns = [...about, ...figures];
export const writerColumns: Column<Document, Sort>[] = [
  ...about,
  { header: 'documents.status', cell: (row) => <StatusBadge status={row.status} />, card: 'status', width: 80 },
  ...figures,
];
