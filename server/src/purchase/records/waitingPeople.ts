import { sql } from 'kysely';

/** Somebody whose step is next. */
export type Person = { id: string; name: string };

/** Those who have not signed the running acceptance; when all have, who leads it. */
export const waitingMembers = sql<Person[]>`coalesce((select json_agg(json_build_object('id', member.user_id, 'name', asked.name)
    order by member.no)
  from acceptance join acceptance_member as member on member.company_id = acceptance.company_id
    and member.acceptance_id = acceptance.id
  join app_user as asked on asked.company_id = member.company_id and asked.id = member.user_id
  where acceptance.company_id = project.company_id and acceptance.project_id = project.id and acceptance.status = 'INSPECTING'
    and project.phase = 'ACCEPTING' and (member.agree is null or (member.member_role = 'LEADER' and not exists (
      select from acceptance_member as other where other.company_id = member.company_id
        and other.acceptance_id = member.acceptance_id and other.agree is null)))), '[]')`;

/** Keepers of the stores for which documents wait. Of two, the second is another person than the first. */
export const waitingKeepers = sql<Person[]>`coalesce((select json_agg(distinct jsonb_build_object('id', keeper.user_id, 'name',
    asked.name))
  from stock_document as document
  join warehouse_keeper as keeper on keeper.company_id = document.company_id and keeper.warehouse_id = document.warehouse_id
  join app_user as asked on asked.company_id = keeper.company_id and asked.id = keeper.user_id
  where document.company_id = project.company_id and document.project_id = project.id and document.status = 'TO_CONFIRM'
    and project.phase = 'WAREHOUSING' and keeper.user_id is distinct from document.first_confirm_user_id), '[]')`;
