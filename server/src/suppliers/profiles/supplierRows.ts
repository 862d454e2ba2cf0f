import type { Schemas } from '@campus-procurement/sdk';
import type { Reader } from '#platform/context/context.ts';
import type { SupplierRights } from './supplierRights.ts';

/** The suppliers that the caller sees: of the own school, with data scope ALL of every one; approved ones only without the right to review. */
export function visibleSuppliers({ db, session, role }: Reader, { isReviewer }: Pick<SupplierRights, 'isReviewer'>) {
  let found = db.selectFrom('supplier');
  if (role.dataScope !== 'ALL') found = found.where('supplier.companyId', '=', session.companyId);
  return isReviewer ? found : found.where('supplier.status', '=', 'APPROVED');
}

/** Suppliers with what lists show of them. */
export function supplierRows(found: ReturnType<typeof visibleSuppliers>) {
  return found
    .innerJoin('company as school', 'school.id', 'supplier.companyId')
    .select(['supplier.companyId', 'school.companyName as schoolName', 'supplier.id', 'supplier.companyName'])
    .select(['supplier.creditCode', 'supplier.companyType', 'supplier.supplierKind', 'supplier.legalPerson'])
    .select(['supplier.province', 'supplier.city', 'supplier.contactName', 'supplier.contactPhone', 'supplier.status'])
    .select(['supplier.accountSource', 'supplier.signedAgreement', 'supplier.agreementExpireDate'])
    .select(['supplier.qualificationExpireDate', 'supplier.creditScore', 'supplier.creditLevel', 'supplier.submitTime'])
    .select(['supplier.auditTime', 'supplier.auditUserName', 'supplier.remark', 'supplier.version', 'supplier.createTime'])
    .select(['supplier.createByName', 'supplier.updateTime', 'supplier.updateByName', 'supplier.statusBeforeExposure']);
}

export type SupplierRow = Awaited<ReturnType<ReturnType<typeof supplierRows>['executeTakeFirstOrThrow']>>;

/** What some suppliers mainly sell, by their ids. */
export async function categoriesOf(suppliers: { companyId: string; id: string }[], { db }: Pick<Reader, 'db'>) {
  if (suppliers.length === 0) return new Map<string, Schemas['GoodsCategoryBrief'][]>();
  const rows = await db
    .selectFrom('supplierCategory as sold')
    .innerJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'sold.categoryCompanyId').onRef('category.id', '=', 'sold.categoryId'),
    )
    .select(['sold.supplierId', 'category.id', 'category.categoryCode', 'category.categoryName'])
    .where((eb) =>
      eb(
        eb.refTuple('sold.companyId', 'sold.supplierId'),
        'in',
        suppliers.map(({ companyId, id }) => eb.tuple(companyId, id)),
      ),
    )
    .orderBy('category.categoryCode')
    .orderBy('category.id')
    .execute();
  const bySupplier = Map.groupBy(rows, ({ supplierId }) => supplierId);
  return new Map([...bySupplier].map(([id, sold]) => [id, sold.map(({ supplierId: _, ...category }) => category)]));
}
