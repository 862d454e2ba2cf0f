import { type RawBuilder, sql } from 'kysely';

const passedBefore = sql`coalesce((select sum(part.pass_quantity) from acceptance as earlier
    join acceptance_item as part on part.company_id = earlier.company_id and part.acceptance_id = earlier.id
    where earlier.company_id = acceptance.company_id and earlier.project_id = acceptance.project_id and part.no = item.no
      and earlier.id <> acceptance.id and (acceptance.accept_time is null and earlier.accept_time is not null
        or (earlier.accept_time, earlier.batch_no) < (acceptance.accept_time, acceptance.batch_no))), 0)`;

/** Worth of what arrived with an acceptance: as if all of it passed. */
export const arrivedWorthSql = worthSql(sql`item.arrive_quantity`);
/** Worth of what passed of it. */
export const passedWorthSql = worthSql(sql`item.pass_quantity`);

/**
 * What the lines of a batch are worth with it, less what they were worth with the batches that were concluded before, so that batches add up.
 * `worthOf` is the same in TypeScript. `div` is exact where `/` rounds.
 */
function worthSql(quantity: RawBuilder<unknown>) {
  const worth = (counted: RawBuilder<unknown>) => sql`div(line.amount * 100 * (${counted}), line.quantity)`;
  return sql<string>`(select (coalesce(sum(${worth(sql`counted.before + counted.quantity`)} - ${worth(sql`counted.before`)}), 0)
      * 0.01)::numeric(18,2)
    from acceptance_item as item
    join order_line as line on line.company_id = item.company_id and line.project_id = acceptance.project_id and line.no = item.no
    cross join lateral (select ${quantity} as quantity, ${passedBefore} as before) as counted
    where item.company_id = acceptance.company_id and item.acceptance_id = acceptance.id)`;
}
