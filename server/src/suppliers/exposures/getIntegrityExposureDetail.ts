import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { toFileInfo } from '#platform/files/toFileInfo.ts';
import { exposureRights, exposureRows, toExposure, visibleExposures } from './exposureRows.ts';

export async function getIntegrityExposureDetail(
  { path: { id } }: Input<'getIntegrityExposureDetail'>,
  context: Context,
): Promise<Output<'getIntegrityExposureDetail'>> {
  const rights = exposureRights(context);
  const found = await exposureRows(visibleExposures(context, rights))
    .select(['exposure.fact', 'exposure.basis', 'exposure.withdrawReason'])
    .where('exposure.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Failure('missing');
  const { fact, basis, withdrawReason, ...row } = found;
  const evidence = await evidenceOf(row, context);
  return { ...toExposure(row, rights, context), fact, basis, evidence, appeal: row.appeal, withdrawReason };
}

async function evidenceOf(
  { companyId, id }: { companyId: string; id: string },
  context: Context,
): Promise<Schemas['FileInfo'][]> {
  const files = await context.db
    .selectFrom('fileUse')
    .innerJoin('file', (join) =>
      join.onRef('file.companyId', '=', 'fileUse.fileCompanyId').onRef('file.id', '=', 'fileUse.fileId'),
    )
    .selectAll('file')
    .where('fileUse.entity', '=', 'exposure')
    .where('fileUse.companyId', '=', companyId)
    .where('fileUse.rowId', '=', id)
    .orderBy('file.createTime')
    .orderBy('file.id')
    .execute();
  const shown: Schemas['FileInfo'][] = [];
  for (const file of files) shown.push(await toFileInfo(file, context));
  return shown;
}
