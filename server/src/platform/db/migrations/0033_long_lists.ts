import { type Kysely, sql } from 'kysely';

/**
 * Indexes for lists of a hundred thousand rows: each order within each frequent filter, and keywords. Keywords are indexed by grams (three
 * characters, or two that are not ASCII), which a function of our own makes, because the extension pg_trgm ignores Chinese where the
 * database's locale is C.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function grams(value text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct gram), '{}') from (
      select substr(lower(value collate "C"), start, 3) from generate_series(1, char_length(value) - 2) as start
      union all
      select substr(value, start, 2) from generate_series(1, char_length(value) - 1) as start
      where octet_length(substr(value, start, 1)) > 1 and octet_length(substr(value, start + 1, 1)) > 1
    ) as found (gram)
  $$`.execute(db);
  for (const statement of [...users, ...articles, ...log]) await statement.execute(db);
}

const users = [
  sql`create index app_user_keyword on app_user using gin (grams(account || ' ' || name))`,
  sql`create index app_user_name_start on app_user (company_id, lower(name))`,
  sql`create index app_user_account_start on app_user (company_id, lower(account))`,
  sql`create index app_user_status on app_user (company_id, status, create_time desc, id desc)`,
  sql`drop index app_user_school_account`,
  sql`create index app_user_school_account on app_user (company_id, account, id)`,
  sql`drop index app_user_dept`,
  sql`create index app_user_dept on app_user (company_id, dept_id, create_time desc, id desc)`,
  sql`drop index app_user_last_login`,
  sql`create index app_user_last_login on app_user (company_id, last_login_time desc nulls last, id desc)`,
  sql`create index app_user_all on app_user (create_time desc, id desc)`,
  // With data scope ALL, rows are looked up by id without a school.
  sql`create index app_user_id on app_user (id)`,
];

const articles = [
  sql`create index article_keyword on article using gin (grams(title))`,
  sql`create index article_title_start on article (channel, lower(title))`,
];

const log = [sql`create index operation_log_refused on operation_log (company_id, time desc, id desc) where code <> 0`];
