import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { takeLogo } from './schoolLogo.ts';
import { schoolConstraints } from './schoolRules.ts';

/** Makes a school with its root department, in service at once. The pipeline admits data scope ALL only, because the school is not the caller's own. */
export async function registerSchool({ body }: Input<'registerSchool'>, context: Context): Promise<Output<'registerSchool'>> {
  const { companyId: id, schoolName, logoFileId, invoice = null, ...fields } = body;
  const school = {
    ...fields,
    id,
    companyName: schoolName,
    status: 'ACTIVE' as const,
    ...(await takeLogo(id, logoFileId, context)),
    invoice: invoice && JSON.stringify(invoice),
    ...madeBy(context),
  };
  await refusedBy(schoolConstraints, context.db.insertInto('company').values(school).execute());
  const root = {
    companyId: id,
    id: newId(),
    deptName: schoolName,
    deptCode: id,
    deptType: 0,
    sort: 0,
    status: 'ENABLED' as const,
  };
  await context.db
    .insertInto('dept')
    .values({ ...root, parentId: null, leaderId: null, phone: null, campus: null, ...madeBy(context) })
    .execute();
  return { id };
}
