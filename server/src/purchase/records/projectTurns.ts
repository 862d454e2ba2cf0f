import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { todoKindValues } from '@campus-procurement/sdk/values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOwnTurn } from '#approval/ownTurns.ts';
import type { Reader } from '#platform/context/context.ts';
import { applicantLeftSql, projectRows } from './projectRows.ts';
import type { FoundProjects } from './visibleProjects.ts';

/** What is awaited in a purchase. In JSON of the database times are texts. */
interface StoredTurn {
  step: Schemas['TodoKind'];
  bizType: Schemas['ApprovalBizType'] | null;
  recordId: string;
  names: string[];
  mine: boolean;
  anyOf: boolean;
  since: string;
  from: string | null;
  until: string | null;
}

const people = sql`lateral (
  select user_of.id, user_of.name from app_user as user_of where turn.holder_kind = 'USER' and user_of.company_id = turn.company_id
    and user_of.id = turn.holder_id and user_of.status = 'ENABLED'
  union all
  select kept.id, kept.name from warehouse_keeper as keeper
  join app_user as kept on kept.company_id = keeper.company_id and kept.id = keeper.user_id
  where turn.holder_kind = 'WAREHOUSE' and keeper.company_id = turn.company_id and keeper.warehouse_id = turn.holder_id
    and kept.status = 'ENABLED' and not kept.id = any(turn.except_ids)) as person`;

/** What is awaited, by step and record. Who has left is not named. @param of whose `turn` it is @param isOwn whether it is the reader's */
export const turnsSql = (of: RawBuilder<unknown>, isOwn: RawBuilder<SqlBool>) => sql<StoredTurn[]>`(
  select coalesce(json_agg(json_build_object('step', step, 'bizType', biz_type, 'recordId', record_id, 'names', names, 'mine', mine, 'anyOf', any_of,
    'since', since, 'from', from_time, 'until', until_time) order by record_id), '[]')
  from (select turn.step, turn.record_id, biz_type, bool_or(${isOwn}) as mine, bool_or(turn.any_of) as any_of, min(turn.since) as since,
      min(turn.from_time) as from_time, min(turn.until_time) as until_time,
      coalesce(array_agg(distinct person.name) filter (where person.id is not null), '{}') as names
    from turn left join ${people} on true
    left join approval_instance as instance on turn.step in ('APPROVE', 'WITNESS') and instance.company_id = turn.company_id
      and instance.id = turn.record_id
    where ${of}
    group by turn.step, turn.record_id, instance.biz_type) as awaited)`;

const ofProject = sql`turn.company_id = project.company_id and turn.project_id = project.id`;

/** Selects purchases with all columns that a list shows, and with what is awaited of whom. @param isOwn what `isOwnTurn` says of the reader */
export function projectsWithTurns(found: FoundProjects, isOwn: RawBuilder<SqlBool>) {
  return projectRows(found).select(turnsSql(ofProject, isOwn).as('turns'));
}

/** Selects purchases with what the page of one shows of it. */
export function detailRows(found: FoundProjects, isOwn: RawBuilder<SqlBool>) {
  return projectsWithTurns(found, isOwn).select(applicantLeftSql.as('applicantLeft'));
}

/** A condition on a `project`: something in it is awaited of the reader. */
export async function waitsForReader(reader: Reader): Promise<RawBuilder<SqlBool>> {
  return sql<SqlBool>`(project.company_id, project.id) in (select turn.company_id, turn.project_id from turn
    where turn.project_id is not null and ${await isOwnTurn(reader)})`;
}

/** Since when the first of those who are awaited in a `project` now is; null if nobody is. */
export const awaitedSinceSql = (now: Date) => sql<Date | null>`(select min(turn.since) from turn
  where ${ofProject} and (turn.from_time is null or turn.from_time <= ${now}))`;

/** Returns what is awaited, in the order in which it is to be done; what opens later only after it. */
export function shownTurns(turns: readonly StoredTurn[], now: Date): Schemas['Turn'][] {
  const rank = ({ step }: StoredTurn) => todoKindValues.indexOf(step);
  return turns
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ names, since, from, until, ...turn }) => ({
      ...turn,
      names: names.slice(0, 20),
      since: isoTime(new Date(since)),
      from: from === null || Date.parse(from) <= now.getTime() ? null : isoTime(new Date(from)),
      until: until && isoTime(new Date(until)),
    }));
}
