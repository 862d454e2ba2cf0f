import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { sortedColumn } from '#platform/lists/order.ts';
import { ownContacts } from './ownContacts.ts';

type Column = 'contactName' | 'campus' | 'updateTime';

export async function queryContactPage(
  { query }: Input<'queryContactPage'>,
  context: Context,
): Promise<Output<'queryContactPage'>> {
  const { current = 1, size = 10, sort, keyword, campus } = query ?? {};
  let found = context.db.selectFrom('contact').where(ownContacts(context));
  if (campus !== undefined) found = found.where('campus', '=', campus);
  if (keyword !== undefined) {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([eb('contactName', 'ilike', pattern), eb('phone', 'like', pattern), eb('address', 'ilike', pattern)]),
    );
  }
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const [column, direction] = (sort?.split(',') ?? []) as [Column, 'asc' | 'desc'] | [];
  const sorted = column
    ? found.orderBy(sql.ref(sortedColumn(column)), direction)
    : found.orderBy('isDefault', 'desc').orderBy('updateTime', 'desc');
  const rows = await sorted
    .select(['id', 'contactName', 'phone', 'campus', 'address', 'roomNo', 'isDefault', 'version'])
    .select(['createTime', 'createByName', 'updateTime', 'updateByName'])
    .orderBy('id')
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  const records = rows.map((row) => ({ ...row, createTime: isoTime(row.createTime), updateTime: isoTime(row.updateTime) }));
  return { records, total, current, size };
}
