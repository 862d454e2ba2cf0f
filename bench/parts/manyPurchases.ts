import { Client } from 'pg';

/** Purchases of others in progress, so many of them that are not copies of the demo data: what waits for its accounts stays alike. */
const turnsEach = 3;

/**
 * Copies purchases of the demo data until there are so many, with new ids, of other applicants and officers, each with three things that
 * are awaited of others.
 * @param before how many copies there are already
 */
export async function insertPurchases(url: string, before: number, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  // Foreign keys hold by construction; checking them takes minutes.
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'project'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const columns = rows.map(({ name }) => name).join(', ');
  const others = `(select array_agg(id order by id) from app_user where company_id = '1001' and account !~ '\\d$')`;
  await client.query(
    `with sample as materialized (
       select row_number() over (order by id) - 1 as place, count(*) over () as size, to_jsonb(project) as row
       from project where company_id = '1001' and status <> 'DRAFT' and id not like 'many%'),
     people as materialized (select ${others} as other)
     insert into project (${columns})
     select ${columns} from generate_series($1::int + 1, $2) as n cross join people
     join sample on sample.place = n % (select max(size) from sample)
     cross join lateral jsonb_populate_record(null::project, sample.row || jsonb_build_object('id', 'many' || n,
       'project_code', 'M' || lpad(n::text, 9, '0'), 'instance_id', null, 'officer_id', null, 'status', 'EXECUTING', 'phase', null,
       'return_cause', null, 'applicant_id', other[1 + n % array_length(other, 1)],
       'create_time', timestamptz '2020-01-01' + n * interval '1 minute')) as copied`,
    [before, count],
  );
  await client.query(
    `insert into turn (company_id, owner_kind, owner_id, step, record_id, holder_kind, holder_id, operation, except_ids, project_id,
       any_of, since)
     select '1001', 'PROJECT', 'many' || n, (array['RECEIVE', 'REPORT', 'INVOICE'])[k], 'many' || n, 'USER',
       other[1 + (n + k) % array_length(other, 1)], (array['confirmReceipt', 'submitEmergencyReport', 'saveInvoice'])[k], '{}',
       'many' || n, false, timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series($1::int + 1, $2) as n, generate_series(1, ${turnsEach}) as k, (select ${others} as other) as people`,
    [before, count],
  );
  await client.query('vacuum (freeze, analyze)');
  await client.end();
}
