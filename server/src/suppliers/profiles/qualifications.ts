import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { fileInfosById } from '#platform/files/toFileInfo.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import { isDictValue } from '#settings/dictionary/public.ts';

type Supplier = { companyId: string; id: string };
type Input = Schemas['SupplierQualificationInput'];

/** Its kind in the dictionary: every supplier has one. */
const licence = 'license';

/** The qualifications of a supplier, with addresses of their scans. */
export async function qualificationsOf(supplier: Supplier, context: Context): Promise<Schemas['SupplierQualification'][]> {
  const rows = await storedQualifications(supplier, context);
  const ids = rows.flatMap(({ fileId }) => fileId ?? []);
  const files = await fileInfosById(supplier.companyId, ids, context);
  return rows.map(({ fileId, ...shown }) => ({ ...shown, file: (fileId && files.get(fileId)) || null }));
}

export function storedQualifications({ companyId, id }: Supplier, { db }: Context) {
  return db
    .selectFrom('supplierQualification')
    .select(['id', 'qualType', 'qualName', 'qualNo', 'issueDate', 'expireDate', 'fileId'])
    .where((eb) => eb.and({ companyId, supplierId: id }))
    .orderBy('id')
    .execute();
}

/** No supplier is older, and no paper of one. */
const firstDay = '1949-10-01';

/** @throws Failure `invalid` with rule `days` for a day of the history of a supplier that is too long ago, or still to come */
export function refusePastBeyond(field: string, day: string | null | undefined, today: string): void {
  if (day) refuseDayBeyond({ field, day, from: firstDay, to: today });
}

/** @throws Failure `invalid` with rule `days`, `order`, `licence`, `expired` or `exists` */
export async function refuseUnfit(supplier: Supplier, qualifications: Input[], { db, now }: Context): Promise<void> {
  if (!qualifications.some(({ qualType }) => qualType === licence)) throw invalid({ field: 'qualifications', rule: 'licence' });
  const today = dayOf(now);
  for (const [index, { qualType, issueDate = null, expireDate = null }] of qualifications.entries()) {
    const field = `qualifications.${index}`;
    refusePastBeyond(`${field}.issueDate`, issueDate, today);
    if (issueDate !== null && expireDate !== null && expireDate < issueDate) {
      throw invalid({ field: `${field}.expireDate`, rule: 'order' });
    }
    if (qualType === licence && expireDate !== null && expireDate < today) {
      throw invalid({ field: `${field}.expireDate`, rule: 'expired' });
    }
    if (!(await isDictValue(db, supplier.companyId, 'qualification_type', qualType))) {
      throw invalid({ field: `${field}.qualType`, rule: 'exists' });
    }
  }
}

export async function replaceQualifications(supplier: Supplier, qualifications: Input[], { db }: Context): Promise<void> {
  const of = { companyId: supplier.companyId, supplierId: supplier.id };
  await db
    .deleteFrom('supplierQualification')
    .where((eb) => eb.and(of))
    .execute();
  await db
    .insertInto('supplierQualification')
    .values(
      qualifications.map((qualification) => ({
        qualNo: null,
        issueDate: null,
        expireDate: null,
        ...qualification,
        ...of,
        id: newId(),
      })),
    )
    .execute();
}

/** The first day on which one ends, which the supplier itself keeps; null if none does. */
export function firstEnd(qualifications: Input[]): string | null {
  return qualifications.flatMap(({ expireDate }) => expireDate ?? []).sort()[0] ?? null;
}

/** The licences in a form that can be compared: another scan is another licence. */
export function licencesOf(qualifications: (Omit<Input, 'fileId'> & { fileId: string | null })[]): string {
  const licences = qualifications.filter(({ qualType }) => qualType === licence);
  const parts = licences.map(({ qualName, qualNo = null, issueDate = null, expireDate = null, fileId }) =>
    JSON.stringify([qualName, qualNo, issueDate, expireDate, fileId]),
  );
  return parts.sort().join();
}
