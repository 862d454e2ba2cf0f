import { type Selectable, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** The money that a case is about; null for a change of times or contact, which is about none. SQL for `instance`. */
export const movedAmountSql = sql<string | null>`case when instance.biz_type = 'MODIFICATION' and not exists (
    select from project_modify as change where change.company_id = instance.company_id and change.instance_id = instance.id
      and change.modify_types - 'SCHEDULE' - 'CONTACT' <> '[]')
  then null else instance.amount end`;

type Case = Selectable<Tables['approvalInstance']>;

/** What tells whether a case is about money. */
export type Moving = Pick<Case, 'bizType' | 'amount'> & Partial<Pick<Case, 'decidingAmount'>>;

/** The same of a case that was read, also before its change is bound to it: a change that moves money is decided about by an amount. */
export function movedAmount({ bizType, amount, decidingAmount }: Moving): string | null {
  return bizType === 'MODIFICATION' && decidingAmount === '0.00' ? null : amount;
}
