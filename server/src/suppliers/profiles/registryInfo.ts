import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { type SupplierRights, supplierRights } from './supplierRights.ts';
import { visibleSuppliers } from './supplierRows.ts';

/** A supplier that the caller sees, as far as the registry is concerned. @throws Failure `missing` */
export async function registeredSupplier(id: string, context: Context) {
  const rights = supplierRights(context);
  const supplier = await visibleSuppliers(context, rights)
    .select(['supplier.companyId', 'supplier.id', 'supplier.creditCode', 'supplier.legalPerson', 'supplier.contactPhone'])
    .select('supplier.registeredAddress')
    .where('supplier.id', '=', id)
    .executeTakeFirst();
  if (!supplier) throw new Failure('missing');
  return { supplier, rights };
}

type Supplier = Awaited<ReturnType<typeof registeredSupplier>>['supplier'];

/** What was last fetched about a supplier. @throws Failure `missing` if nothing was */
export async function registryInfo(supplier: Supplier, rights: SupplierRights, context: Context): Promise<Schemas['GsInfo']> {
  const { companyId, id } = supplier;
  const known = await context.db
    .selectFrom('supplierRegistry')
    .select(['info', 'syncTime', 'dataSource'])
    .where((eb) => eb.and({ companyId, supplierId: id }))
    .executeTakeFirst();
  if (!known) throw new Failure('missing');
  const relatedSuppliers = await relatedTo(supplier, rights, context);
  return { ...known.info, supplierId: id, relatedSuppliers, syncTime: isoTime(known.syncTime), dataSource: known.dataSource };
}

/** The description's limit. */
const relatedLimit = 200;

/** Suppliers of the same school that have something in common with one, as far as the caller sees them. */
async function relatedTo(
  supplier: Supplier,
  rights: SupplierRights,
  context: Context,
): Promise<Schemas['GsInfo']['relatedSuppliers']> {
  const { companyId, id, legalPerson, contactPhone, registeredAddress } = supplier;
  const rows = await visibleSuppliers(context, rights)
    .select(['supplier.id', 'supplier.companyName', 'supplier.legalPerson', 'supplier.contactPhone'])
    .select((eb) => eb('supplier.id', 'in', withCommonShareholder(supplier, context)).as('hasCommonShareholder'))
    .where('supplier.companyId', '=', companyId)
    .where('supplier.id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('supplier.contactPhone', '=', contactPhone),
        eb('supplier.id', 'in', withCommonShareholder(supplier, context)),
        ...(legalPerson === null ? [] : [eb('supplier.legalPerson', '=', legalPerson)]),
        ...(registeredAddress === null ? [] : [eb('supplier.registeredAddress', '=', registeredAddress)]),
      ]),
    )
    .orderBy('supplier.companyNameKey')
    .limit(relatedLimit)
    .execute();
  return rows.map((row) => ({ id: row.id, companyName: row.companyName, relation: relationOf(row, supplier) }));
}

type Other = Pick<Supplier, 'legalPerson' | 'contactPhone'> & { hasCommonShareholder: unknown };

/** The closest of what two suppliers have in common. */
function relationOf(other: Other, supplier: Supplier): Schemas['GsInfo']['relatedSuppliers'][number]['relation'] {
  if (other.legalPerson !== null && other.legalPerson === supplier.legalPerson) return 'LEGAL_PERSON';
  if (other.hasCommonShareholder === true) return 'SHAREHOLDER';
  return other.contactPhone === supplier.contactPhone ? 'PHONE' : 'ADDRESS';
}

function withCommonShareholder({ companyId, id }: Supplier, { db }: Context) {
  return db
    .selectFrom('supplierShareholder as theirs')
    .innerJoin('supplierShareholder as ours', (join) =>
      join.onRef('ours.companyId', '=', 'theirs.companyId').onRef('ours.name', '=', 'theirs.name'),
    )
    .select('theirs.supplierId')
    .where((eb) => eb.and({ 'ours.companyId': companyId, 'ours.supplierId': id }));
}
