import { type Kysely, sql } from 'kysely';

/** Cases that ran before approvals had limits get them: the timer gives whoever is asked the whole time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into due_event (company_id, kind, subject_id, due_at, try_at)
    select distinct instance.company_id, 'APPROVAL_LIMIT', instance.project_id, now(), now()
    from approval_instance as instance
    join approval_task as task on task.company_id = instance.company_id and task.instance_id = instance.id
    where instance.status = 'RUNNING' and task.state = 'PENDING' and task.limit_time is null
    on conflict do nothing`.execute(db);
}
