import { sql } from 'kysely';
import { statesWith } from '#flow/purchaseStates.ts';

/** A condition on `project`: it takes something of what it is charged to or called off from, from the submission until it is given up. */
export const takes = sql<boolean>`project.status in (${sql.join(statesWith('takes').map(sql.lit))})`;

/** What it takes: the sum of its lines, after the award what that costs. */
export const taken = sql<string>`coalesce(project.actual_amount, project.order_amount, project.amount)`;

/** The sum of what purchases take. @param which condition on `project` @param exceptId a purchase that does not count */
export function takenBy(which: ReturnType<typeof sql>, exceptId: string) {
  return sql<string>`(select coalesce(sum(${taken}), 0.00) from project where ${which} and ${takes} and project.id <> ${exceptId})`;
}
