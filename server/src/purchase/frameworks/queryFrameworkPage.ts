import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { type FrameworkRow, frameworkRows, toFrameworkBrief } from './frameworkAgreements.ts';

/** Returns one page of the agreements of the school, those that end first at the top. */
export async function queryFrameworkPage(
  { query = {} }: Input<'queryFrameworkPage'>,
  context: Context,
): Promise<Output<'queryFrameworkPage'>> {
  const found = filtered(query, context);
  const page = await readPage(
    query,
    found.clearSelect().select(['agreement.companyId', 'agreement.id']),
    orderOf('agreement', 'validTo,asc'),
    (some) => frameworkRows(context).where(hasKey('agreement', some)),
    (row) => row,
    context,
  );
  const { companyId } = context.session;
  const ids = page.records.map(({ id }) => id);
  const files = await filesOf('frameworkAgreement', companyId, ids, context);
  return { ...page, records: page.records.map((row) => toFramework(row, files.get(row.id)?.[0] ?? null, context)) };
}

function filtered({ keyword, isOpen }: NonNullable<Input<'queryFrameworkPage'>['query']>, context: Context) {
  const today = dayOf(context.now);
  let found = frameworkRows(context).where('agreement.companyId', '=', context.session.companyId);
  if (isOpen === true) found = found.where('agreement.validFrom', '<=', today).where('agreement.validTo', '>=', today);
  if (isOpen === false) {
    found = found.where((eb) => eb.or([eb('agreement.validFrom', '>', today), eb('agreement.validTo', '<', today)]));
  }
  if (keyword === undefined) return found;
  const pattern = containing(keyword);
  return found.where((eb) =>
    eb.or([
      eb('agreement.agreementNo', 'ilike', pattern),
      eb('agreement.frameworkName', 'ilike', pattern),
      eb('supplier.companyName', 'ilike', pattern),
    ]),
  );
}

function toFramework(row: FrameworkRow, file: Schemas['FileInfo'] | null, context: Context): Schemas['Framework'] {
  const { companyId, remark, purchaseCount, version, createByName, updateByName } = row;
  return {
    ...toFrameworkBrief(row),
    remark,
    file,
    companyId,
    purchaseCount,
    version,
    createByName,
    updateByName,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: permitted(context)('updateFramework') ? ['UPDATE'] : [],
  };
}
