import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { up as putInService } from './migrations/0220_schools_in_service.ts';

test('schools whose users could log in are in service, and the others suspended', async () => {
  const { db, close } = await testDatabase();
  await sql`alter table company
    add column status_before text check (status_before in ('TRIAL', 'ACTIVE')),
    add column service_start_date date,
    add column service_end_date date,
    drop constraint company_status_check,
    add constraint company_status_check check (status in ('APPLYING', 'TRIAL', 'ACTIVE', 'SUSPENDED', 'EXPIRED'))`.execute(db);
  await sql`update company set status_before = 'TRIAL' where status = 'SUSPENDED'`.execute(db);
  await sql`alter table company
    add constraint company_service_check check (service_end_date >= service_start_date),
    add constraint company_suspended_check check ((status = 'SUSPENDED') = (status_before is not null))`.execute(db);
  await sql`update company set status_before = null, status = case id when '2981' then 'TRIAL' when '1003' then 'EXPIRED' else 'APPLYING' end
    where id in ('2981', '1003', '1004')`.execute(db);
  await putInService(db as Kysely<unknown>);
  const statuses = await db.selectFrom('company').select(['id', 'status']).orderBy('id').execute();
  await close();
  expect(Object.fromEntries(statuses.map(({ id, status }) => [id, status]))).toEqual({
    '0': 'ACTIVE',
    '1001': 'ACTIVE',
    '1002': 'ACTIVE',
    '1003': 'SUSPENDED',
    '1004': 'SUSPENDED',
    '1005': 'SUSPENDED',
    '2981': 'ACTIVE',
    '3338': 'ACTIVE',
  });
});
