import { Client } from 'pg';

/**
 * Puts so many users into the school 1001 of the demo data, spread over its departments, one in ten disabled.
 * @returns the id of one of the departments
 */
export async function insertUsers(url: string, count: number): Promise<string> {
  const client = new Client(url);
  await client.connect();
  await client.query(
    `insert into app_user (company_id, id, account, password_hash, name, phone, certification, user_type, dept_id, status,
       registration_date, create_time)
     select '1001', 'bench' || n, 'bench' || lpad(n::text, 6, '0'), '$argon2id$none', '用户' || n, '1' || (3000000000 + n), 0, 'STAFF',
       (select (array_agg(id order by id))[1 + n % count(*)] from dept where company_id = '1001'),
       case when n % 10 = 0 then 'DISABLED' else 'ENABLED' end,
       '2026-01-01', timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, $1) as n`,
    [count],
  );
  await client.query(
    `insert into user_role_dept (company_id, user_id, role_company_id, role_id, dept_id)
     select company_id, id, '0', (select id from role where role_code = 'purchaser'), dept_id from app_user where id like 'bench%'`,
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query(`select id from dept where company_id = '1001' order by id limit 1`);
  await client.end();
  return rows[0].id;
}
