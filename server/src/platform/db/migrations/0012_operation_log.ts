import { type Kysely, sql } from 'kysely';

/** Columns and indexes for reading the operation log: the reason of a refusal, the duration, and an index for each kind of search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operation_log
    add column reason varchar(40),
    add column reason_params jsonb,
    add column cost_ms integer not null default 0 check (cost_ms >= 0),
    alter column user_name type varchar(50) collate "C"`.execute(db);
  await sql`drop index operation_log_time`.execute(db);
  await sql`create index operation_log_time on operation_log (company_id, time desc, id desc)`.execute(db);
  await sql`create index operation_log_user on operation_log (company_id, user_id, time desc)`.execute(db);
  await sql`create index operation_log_user_name on operation_log (company_id, user_name, time desc)`.execute(db);
  await sql`create index operation_log_operation on operation_log (company_id, operation_id, time desc)`.execute(db);
  await sql`create index operation_log_request on operation_log (request_id)`.execute(db);
  // For data scope ALL, which reads the log of every school.
  await sql`create index operation_log_all on operation_log (time desc, id desc)`.execute(db);
}
