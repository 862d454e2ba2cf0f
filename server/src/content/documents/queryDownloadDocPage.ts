import type { Input, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { shownFileName } from '#platform/files/fileName.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { type Order, orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { maintains } from '#platform/records/publication.ts';
import { type DocumentRights, documentRights, visibleDocuments } from './visibleDocuments.ts';

const byPosition: Order = [
  { column: 'downloadDoc.sort', direction: 'asc' },
  { column: 'downloadDoc.id', direction: 'asc' },
];

/** Returns one page of documents. */
export function queryDownloadDocPage(
  { query = {} }: Input<'queryDownloadDocPage'>,
  context: Context,
): Promise<Schemas['DownloadDocPage']> {
  const { current, size, sort, docName, ...equal } = query;
  const rights = documentRights(context);
  let found = visibleDocuments(context, rights);
  if (docName !== undefined) found = found.where(hasKeyword(['downloadDoc.docName'], docName));
  for (const [column, value] of Object.entries(equal)) {
    found = found.where(`downloadDoc.${column as keyof typeof equal}`, '=', value);
  }
  const keys = found.select(['downloadDoc.companyId', 'downloadDoc.id']);
  const order = sort ? orderOf('downloadDoc', sort) : byPosition;
  return readPage(query, keys, order, documentRows, (row) => toDocument(row, rights, context), context);
}

function documentRows(keys: KeyList, db: Context['db']) {
  return db
    .selectFrom('downloadDoc')
    .innerJoin('company', 'company.id', 'downloadDoc.companyId')
    .innerJoin('file', (join) =>
      join.onRef('file.companyId', '=', 'downloadDoc.fileCompanyId').onRef('file.id', '=', 'downloadDoc.fileId'),
    )
    .select(['downloadDoc.id', 'downloadDoc.docName', 'downloadDoc.docType', 'downloadDoc.docVersion', 'downloadDoc.fileId'])
    .select(['file.fileName', 'file.fileSize', 'file.contentType'])
    .select(['downloadDoc.targetRoles', 'downloadDoc.sort', 'downloadDoc.downloadCount', 'downloadDoc.status'])
    .select(['downloadDoc.companyId', 'company.companyName as schoolName', 'downloadDoc.version', 'downloadDoc.createTime'])
    .select(['downloadDoc.createByName', 'downloadDoc.updateTime', 'downloadDoc.updateByName'])
    .where(hasKey('downloadDoc', keys));
}

type Row = Awaited<ReturnType<ReturnType<typeof documentRows>['executeTakeFirstOrThrow']>>;

function toDocument(row: Row, { mayUpdate, mayDelete }: DocumentRights, context: Context): Schemas['DownloadDoc'] {
  const isOwn = maintains(row.companyId, context);
  const switched = row.status === 'ENABLED' ? ('DISABLE' as const) : ('ENABLE' as const);
  return {
    ...row,
    fileName: shownFileName(row.fileName),
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: [
      ...(isOwn && mayUpdate ? ['EDIT' as const, switched] : []),
      ...(isOwn && mayDelete ? ['DELETE' as const] : []),
    ],
  };
}
