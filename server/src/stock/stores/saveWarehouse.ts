import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { storeDept } from './storeDept.ts';
import { storeConstraints, storeKeepers, storeLocations } from './storeParts.ts';

/** Creates a store of the school that its department belongs to. */
export async function saveWarehouse({ body }: Input<'saveWarehouse'>, context: Context): Promise<Output<'saveWarehouse'>> {
  const { keeperIds, locations = [], status = 'ENABLED', ...fields } = body;
  const { companyId } = await storeDept(fields.deptId, context);
  const id = newId();
  const creation = context.db
    .insertInto('warehouse')
    .values({ companyId, id, ...fields, status, ...madeBy(context) })
    .execute();
  await refusedBy(storeConstraints, creation);
  await storeKeepers({ companyId, id }, fields.warehouseType, keeperIds, context);
  await storeLocations({ companyId, id }, locations, context);
  return { id };
}
