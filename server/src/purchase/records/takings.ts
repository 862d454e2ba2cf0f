import { sql } from 'kysely';
import { statesWith } from '#flow/purchaseStates.ts';
import { costSql } from './figureDefinitions.ts';

/** A condition on `project`: it takes something of what it is charged to or called off from, from the submission until it is given up. */
export const takes = sql<boolean>`project.status in (${sql.join(statesWith('takes').map(sql.lit))})`;

/** The sum of what purchases take. @param which condition on `project` @param exceptId a purchase that does not count */
export function takenBy(which: ReturnType<typeof sql>, exceptId: string) {
  return sql<string>`(select coalesce(sum(${costSql}), 0.00) from project where ${which} and ${takes} and project.id <> ${exceptId})`;
}
