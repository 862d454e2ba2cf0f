import { type RawBuilder, sql } from 'kysely';

/** Worth of what arrived with an acceptance. */
export const arrivedWorthSql = worthSql(sql`item.arrive_quantity`, sql`0`);
/**
 * Worth of what passed of it: what its lines are worth with it, less what they were worth with the batches that were concluded before, so
 * that batches add up.
 */
export const passedWorthSql = worthSql(
  sql`item.pass_quantity`,
  sql`coalesce((select sum(part.pass_quantity) from acceptance as earlier
    join acceptance_item as part on part.company_id = earlier.company_id and part.acceptance_id = earlier.id
    where earlier.company_id = acceptance.company_id and earlier.project_id = acceptance.project_id and part.no = item.no
      and earlier.id <> acceptance.id and (acceptance.accept_time is null and earlier.accept_time is not null
        or (earlier.accept_time, earlier.batch_no) < (acceptance.accept_time, acceptance.batch_no))), 0)`,
);

function worthSql(quantity: RawBuilder<unknown>, before: RawBuilder<unknown>) {
  return sql<string>`(select coalesce(sum(trunc(line.amount * (counted.before + counted.quantity) / line.quantity, 2)
      - trunc(line.amount * counted.before / line.quantity, 2)), 0.00)::numeric(18,2)
    from acceptance_item as item
    join order_line as line on line.company_id = item.company_id and line.project_id = acceptance.project_id and line.no = item.no
    cross join lateral (select ${quantity} as quantity, ${before} as before) as counted
    where item.company_id = acceptance.company_id and item.acceptance_id = acceptance.id)`;
}
