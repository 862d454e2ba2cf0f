import type { Input, Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { isoTime } from '../isoTime.ts';
import { matching } from '../like.ts';
import { orderOf } from '../order.ts';
import { maintains } from '../publication.ts';
import { type DocumentRights, documentRights, visibleDocuments } from './visibleDocuments.ts';

const byPosition = sql`download_doc.sort, download_doc.id`;

/** One page. The ids of the page are found first, so that only its rows are read whole. */
export async function queryDownloadDocPage(
  { query = {} }: Input<'queryDownloadDocPage'>,
  context: Context,
): Promise<Schemas['DownloadDocPage']> {
  const { current = 1, size = 10, sort, docName, ...equal } = query;
  const rights = await documentRights(context);
  let found = visibleDocuments(context, rights);
  if (docName !== undefined) found = found.where('downloadDoc.docName', 'ilike', matching(docName));
  for (const [column, value] of Object.entries(equal)) {
    found = found.where(`downloadDoc.${column as keyof typeof equal}`, '=', value);
  }
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const order = sort ? orderOf('downloadDoc', sort) : byPosition;
  const page = found
    .select(['downloadDoc.companyId', 'downloadDoc.id'])
    .orderBy(order)
    .limit(size)
    .offset((current - 1) * size);
  const rows = await documentRows(context)
    .where((eb) => eb(eb.refTuple('downloadDoc.companyId', 'downloadDoc.id'), 'in', page.$asTuple('companyId', 'id')))
    .orderBy(order)
    .execute();
  return { records: rows.map((row) => toDocument(row, rights, context)), total, current, size };
}

function documentRows({ db }: Context) {
  return db
    .selectFrom('downloadDoc')
    .innerJoin('company', 'company.id', 'downloadDoc.companyId')
    .innerJoin('file', (join) =>
      join.onRef('file.companyId', '=', 'downloadDoc.fileCompanyId').onRef('file.id', '=', 'downloadDoc.fileId'),
    )
    .select(['downloadDoc.id', 'downloadDoc.docName', 'downloadDoc.docType', 'downloadDoc.docVersion'])
    .select(['file.fileName', 'file.fileSize', 'file.contentType'])
    .select(['downloadDoc.targetRoles', 'downloadDoc.sort', 'downloadDoc.downloadCount', 'downloadDoc.status'])
    .select(['downloadDoc.companyId', 'company.companyName as schoolName', 'downloadDoc.version', 'downloadDoc.createTime'])
    .select(['downloadDoc.createByName', 'downloadDoc.updateTime', 'downloadDoc.updateByName']);
}

type Row = Awaited<ReturnType<ReturnType<typeof documentRows>['executeTakeFirstOrThrow']>>;

function toDocument(row: Row, { mayUpdate, mayDelete }: DocumentRights, context: Context): Schemas['DownloadDoc'] {
  const isOwn = maintains(row.companyId, context);
  const switched = row.status === 'ENABLED' ? ('DISABLE' as const) : ('ENABLE' as const);
  return {
    ...row,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: [
      ...(isOwn && mayUpdate ? ['EDIT' as const, switched] : []),
      ...(isOwn && mayDelete ? ['DELETE' as const] : []),
    ],
  };
}
