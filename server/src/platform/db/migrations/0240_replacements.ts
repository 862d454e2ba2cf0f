import { type Kysely, sql } from 'kysely';

/** Who takes the place of somebody who has left: as the requester of a purchase, in the group of an acceptance, with shared stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column former_applicant_ids text[] not null default '{}'`.execute(db);
  await sql`alter table project_participant drop constraint project_participant_kind_check,
    add constraint project_participant_kind_check
      check (kind in ('APPROVER', 'WITNESS', 'FOLLOWER', 'COPIED', 'OFFICER', 'ACCEPTOR', 'KEEPER', 'REQUESTER'))`.execute(db);
  await sql`alter table acceptance_member add column replaced_by_name varchar(50)`.execute(db);
  await sql`alter table shared_apply add column replacements jsonb not null default '[]',
    -- Somebody who has asked for shared stock is not deleted. Those who were deleted before it do not stop the migration.
    add constraint shared_apply_applicant_fkey foreign key (company_id, applicant_id) references app_user not valid`.execute(db);
}
