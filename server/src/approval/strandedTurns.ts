import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import { holding, holdingOpened, openedSql } from '#platform/auth/holdersOf.ts';
import type { Reader } from '#platform/context/context.ts';

/** A step of a record that nobody can do any more. */
interface StrandedTurn {
  companyId: string;
  ownerKind: 'PROJECT' | 'DOCUMENT' | 'APPLY' | 'SUPPLIER';
  ownerId: string;
  step: Schemas['TodoKind'];
  recordId: string;
  projectId: string | null;
  holders: Omit<Schemas['MissingHolder'], 'part'>[];
  /** The users among them. */
  userIds: string[];
  since: Date;
}

const permissions = JSON.stringify(
  Object.fromEntries(
    (Object.keys(contract) as OperationId[]).flatMap((id) => {
      const { permission } = contract[id];
      return permission === null ? [] : [[id, permission]];
    }),
  ),
);

/** Suppliers are reviewed for every school by those who see all. */
function reviewsEverywhere({ db }: Pick<Reader, 'db'>) {
  return holding(db, String(contract.auditCompany.permission))
    .select('held.userId')
    .where('role.dataScope', '=', 'ALL')
    .where('user.status', '<>', 'DISABLED')
    .where(sql<boolean>`not held.user_id = any(due.except_ids)`);
}

/** Whether the role of an `office` covers the department of `due`. Those who see the whole school assign the groups of own purchases only. */
const isCovered = sql`case office.data_scope
  when 'DEPT' then office.dept_id = due.dept_id
  when 'COLLEGE' then office.college_id in (place.id, place.parent_id, above.parent_id)
  when 'SELF' then false
  else due.operation <> 'assignAcceptanceMembers' end`;

/**
 * Selects the steps at the caller's school that can be done now, and that none of those can do of whom they are awaited, or not all who
 * must. Decisions about cases are left out, which `isBlockedSql` knows.
 */
export function strandedTurns(reader: Reader): RawBuilder<StrandedTurn> {
  const { db, now, session } = reader;
  const { companyId } = session;
  const holders = holdingOpened(db, companyId);
  return sql<StrandedTurn>`(
    with due as materialized (
      select turn.*, act.value as permission from turn
      join jsonb_each_text(${permissions}::jsonb) as act on act.key = turn.operation
      where turn.company_id = ${companyId} and turn.step not in ('APPROVE', 'WITNESS')
        and (turn.from_time is null or turn.from_time <= ${now})),
    opened as materialized (${openedSql(companyId, sql`select permission from due`)}),
    holder as materialized (
      select pair.holder_id as user_id, pair.permission
      from (select distinct holder_id, permission from due where holder_kind = 'USER') as pair
      where exists (${holders
        .select('held.userId')
        .where(sql<boolean>`held.user_id = pair.holder_id and opened.permission = pair.permission`)} offset 0)),
    office as materialized (${holders
      .select(['held.userId', 'opened.permission', 'role.dataScope', 'held.deptId'])
      .select(sql<string>`case dept.dept_type when 2 then dept.parent_id else dept.id end`.as('collegeId'))
      .where(sql<boolean>`opened.permission in (select permission from due where holder_kind <> 'USER')`)}),
    awaited as (
      select due.*, case due.holder_kind
        when 'USER' then (due.holder_id, due.permission) in (select user_id, permission from holder)
        when 'WAREHOUSE' then exists (select from warehouse_keeper as keeper
          join office on office.user_id = keeper.user_id and office.permission = due.permission
          where keeper.company_id = due.company_id and keeper.warehouse_id = due.holder_id
            and not keeper.user_id = any(due.except_ids))
        else exists (select from office where office.permission = due.permission
            and not office.user_id = any(due.except_ids) and ${isCovered})
          or due.operation = 'auditCompany' and exists (${reviewsEverywhere(reader)})
        end as lives
      from due
      left join dept as place on place.company_id = due.company_id and place.id = due.dept_id
      left join dept as above on above.company_id = place.company_id and above.id = place.parent_id)
    select awaited.company_id, awaited.owner_kind, awaited.owner_id, awaited.step, awaited.record_id,
      min(awaited.project_id) as project_id, min(awaited.since) as since,
      json_agg(json_build_object('name', coalesce(person.name, store.warehouse_name), 'cause', case
          when awaited.holder_kind <> 'USER' then 'NOBODY' when person.status <> 'DISABLED' then 'NO_ROLE' else 'DISABLED' end,
        'userId', case awaited.holder_kind when 'USER' then awaited.holder_id end)
        order by awaited.holder_kind desc, person.name, awaited.holder_id) filter (where not awaited.lives) as holders,
      coalesce(array_agg(person.id) filter (where not awaited.lives and person.id is not null), '{}') as user_ids
    from awaited
    left join app_user as person on awaited.holder_kind = 'USER' and person.company_id = awaited.company_id
      and person.id = awaited.holder_id
    left join warehouse as store on awaited.holder_kind = 'WAREHOUSE' and store.company_id = awaited.company_id
      and store.id = awaited.holder_id
    group by awaited.company_id, awaited.owner_kind, awaited.owner_id, awaited.step, awaited.record_id
    having not bool_or(awaited.lives) or bool_or(not awaited.any_of and not awaited.lives))`;
}
