import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import { deptName } from '#platform/db/builtInNames.ts';
import { hasKey, type KeyList } from '#platform/lists/page.ts';
import { jsonRows } from '#platform/panels/panel.ts';

/** Selects stores by their keys, with all columns that the API shows. */
export function warehouseRows(keys: KeyList, { db, language }: Reader) {
  return db
    .selectFrom('warehouse')
    .innerJoin('dept', (join) =>
      join.onRef('dept.companyId', '=', 'warehouse.companyId').onRef('dept.id', '=', 'warehouse.deptId'),
    )
    .selectAll('warehouse')
    .select(deptName(language).as('deptName'))
    .select((eb) => {
      const stocks = eb
        .selectFrom('stock')
        .whereRef('stock.companyId', '=', 'warehouse.companyId')
        .whereRef('stock.warehouseId', '=', 'warehouse.id');
      return [
        jsonRows(
          eb
            .selectFrom('warehouseKeeper as keeper')
            .innerJoin('appUser as user', (join) =>
              join.onRef('user.companyId', '=', 'keeper.companyId').onRef('user.id', '=', 'keeper.userId'),
            )
            .innerJoin('dept as home', (join) =>
              join.onRef('home.companyId', '=', 'user.companyId').onRef('home.id', '=', 'user.deptId'),
            )
            .select(['user.id', 'user.name', 'user.account', deptName(language, 'home').as('deptName')])
            .whereRef('keeper.companyId', '=', 'warehouse.companyId')
            .whereRef('keeper.warehouseId', '=', 'warehouse.id')
            .orderBy('user.account'),
          ['id', 'name', 'account', 'deptName'],
        ).as('keepers'),
        jsonRows(
          eb
            .selectFrom('warehouseLocation as location')
            .select(['location.id', 'location.locationCode', 'location.locationName'])
            .whereRef('location.companyId', '=', 'warehouse.companyId')
            .whereRef('location.warehouseId', '=', 'warehouse.id')
            .orderBy('location.locationCode'),
          ['id', 'locationCode', 'locationName'],
        ).as('locations'),
        stocks
          .select((stock) => stock.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('stockCount'),
        stocks.select(sql<string>`coalesce(sum(stock.total_cost), 0.00)`.as('sum')).$asScalar().$notNull().as('totalCost'),
      ];
    })
    .where(hasKey('warehouse', keys));
}

type WarehouseRow = Awaited<ReturnType<ReturnType<typeof warehouseRows>['executeTakeFirstOrThrow']>>;

/** Returns a store as the API shows it, with the caller's allowed actions. */
export function toWarehouse(row: WarehouseRow, reader: Reader): Schemas['Warehouse'] {
  const can = permitted(reader);
  const isEmpty = row.stockCount === 0;
  return {
    ...row,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: [
      ...(can('updateWarehouse') ? (['EDIT'] as const) : []),
      ...(can('deleteWarehouse') && isEmpty ? (['DELETE'] as const) : []),
    ],
  };
}
