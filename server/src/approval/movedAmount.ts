import { sql } from 'kysely';

/** The money that a case is about; null for a change of times or contact, which is about none. SQL for `instance`. */
export const movedAmountSql = sql<string | null>`case when instance.biz_type = 'MODIFICATION' and not exists (
    select from project_modify as change where change.company_id = instance.company_id and change.instance_id = instance.id
      and change.modify_types - 'SCHEDULE' - 'CONTACT' <> '[]')
  then null else instance.amount end`;
