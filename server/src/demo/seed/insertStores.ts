import type { Transaction } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { stocks } from './stocks.ts';
import { warehouseKeepers, warehouseLocations, warehouses } from './warehouses.ts';

/** Inserts the stores with what they hold. */
export async function insertStores(trx: Transaction<Tables>): Promise<void> {
  const made = stocks();
  await trx.insertInto('warehouse').values(warehouses).execute();
  await trx.insertInto('warehouseKeeper').values(warehouseKeepers).execute();
  await trx.insertInto('warehouseLocation').values(warehouseLocations).execute();
  await trx.insertInto('stock').values(made.stocks).execute();
  await trx.insertInto('stockDocument').values(made.documents).execute();
  await trx.insertInto('stockDocumentItem').values(made.items).execute();
  await trx.insertInto('stockFlow').values(made.flows).execute();
  await trx.insertInto('documentNumber').values(made.numbers).execute();
}
