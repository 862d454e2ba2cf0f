import { type Kysely, sql } from 'kysely';

/**
 * Lets any page of users be read from an index alone, however far it is from the first: the indexes of the list's orders now contain the
 * kind of user, which every list filters by. Searches for the beginning of a name also use an index across all schools.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns, included] of orders) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on app_user (${sql.raw(columns)}) include (${sql.raw(included)})`.execute(db);
  }
  for (const [name, table, column] of beginnings) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on ${sql.id(table)} (lower(${sql.id(column)}), company_id)`.execute(db);
  }
}

const orders = [
  ['app_user_list', 'company_id, create_time desc, id desc', 'user_type'],
  ['app_user_status', 'company_id, status, create_time desc, id desc', 'user_type'],
  ['app_user_name', 'company_id, name, id', 'user_type'],
  ['app_user_school_account', 'company_id, account, id', 'user_type'],
  ['app_user_last_login', 'company_id, last_login_time desc nulls last, id desc', 'user_type'],
  ['app_user_all', 'create_time desc, id desc', 'company_id, user_type'],
] as const;

const beginnings = [
  ['app_user_name_start', 'app_user', 'name'],
  ['app_user_account_start', 'app_user', 'account'],
  ['supplier_name_start', 'supplier', 'company_name'],
  ['product_name_start', 'product', 'product_name'],
] as const;
