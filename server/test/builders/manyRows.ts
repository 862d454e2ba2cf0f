import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** Users of school 1001; the last one is locked. */
export async function addUsers(db: Kysely<Tables>, count: number) {
  await addUsersOf(db, '1001', count);
  await sql`update app_user set status = 'LOCKED' where id = 'many1500'`.execute(db);
  await sql`vacuum analyze app_user`.execute(db);
}

/** Those of another school: where there are none, an index of all schools serves as well. */
export async function addUsersOfOthers(db: Kysely<Tables>, count: number) {
  await addUsersOf(db, '1002', count);
  await sql`vacuum analyze app_user`.execute(db);
}

async function addUsersOf(db: Kysely<Tables>, companyId: string, count: number) {
  const name = companyId === '1001' ? 'many' : `many${companyId}`;
  await sql`
    insert into app_user (company_id, id, account, password_hash, name, phone, certification, user_type, dept_id, status,
      registration_date, create_time, last_login_time)
    select ${companyId}, ${name} || n, ${name} || n, '$argon2id$none', '新人' || n, '1' || (3000000000 + n), 0, 'STAFF',
      (select id from dept where company_id = ${companyId} order by id limit 1), 'ENABLED', '2026-01-01',
      -- Some alike, so that the id decides.
      timestamptz '2026-01-01' + n / 7 * interval '1 minute',
      case when n % 3 = 0 then null else timestamptz '2026-02-01' + n / 5 * interval '1 minute' end
    from generate_series(1, ${count}) as n`.execute(db);
}

/** The log of another school: where there is none, an index of all schools serves as well. */
export async function addLogOfOthers(db: Kysely<Tables>, count: number) {
  await sql`
    insert into operation_log
    select (jsonb_populate_record(null::operation_log, to_jsonb(sample)
      || jsonb_build_object('company_id', '1002', 'id', 'many' || n, 'code', n % 2 * 4003))).*
    from (select * from operation_log order by id limit 1) as sample, generate_series(1, ${count}) as n`.execute(db);
  await sql`analyze operation_log`.execute(db);
}

/** Entries of one type of dictionary. */
export async function addEntries(db: Kysely<Tables>, count: number) {
  await sql`insert into dict_entry (company_id, id, dict_type, dict_label, dict_value, sort, status)
    select '1001', 'many' || n, 'campus', '校区' || n, 'campus' || n, n, 'ENABLED' from generate_series(1, ${count}) as n`.execute(
    db,
  );
  await sql`analyze dict_entry`.execute(db);
}

export async function addSuppliers(db: Kysely<Tables>, count: number) {
  await sql`
    insert into supplier (company_id, id, company_name, credit_code, contact_name, contact_phone, credit_score, status, account_source)
    select company_id, 'many' || n, '供应商' || n, '91' || lpad(n::text, 16, '0'), contact_name, contact_phone, credit_score, status,
      account_source
    from (select * from supplier order by id limit 1) as sample, generate_series(1, ${count}) as n`.execute(db);
  await sql`analyze supplier`.execute(db);
}

/** Cards of school 1001: among a few, the planner takes any index of the school as soon as that of a name. */
export async function addCards(db: Kysely<Tables>, count: number) {
  await sql`
    insert into expenditure (company_id, id, card_no, card_name, fund_type, owner_id, dept_id, total_amount, status)
    select company_id, 'many' || n, 'MANY' || n, '经费卡' || n, fund_type, owner_id, dept_id, n, status
    from (select * from expenditure where company_id = '1001' order by id limit 1) as sample, generate_series(1, ${count}) as n`.execute(
    db,
  );
  await sql`vacuum analyze expenditure`.execute(db);
}

/** What was pushed in all schools. */
export async function addSendLog(db: Kysely<Tables>, count: number) {
  await sql`
    insert into wechat_send_log
    select (jsonb_populate_record(null::wechat_send_log, to_jsonb(sample) || jsonb_build_object('id', sample.id || 'many' || n))).*
    from wechat_send_log as sample, generate_series(1, ${count} / (select count(*) from wechat_send_log)) as n`.execute(db);
  await sql`analyze wechat_send_log`.execute(db);
}
