import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** What is copied together; its mark stands behind each id in the rows to copy, and a number follows it in each copy. */
interface Group {
  mark: '~' | '^' | '|';
  /** So many copies; others belong to those again. */
  most: number;
  /** In an order in which a row comes after those that it belongs to. */
  parts: Part[];
}

/** A table whose rows are copied, and the column by which they belong to others that are copied. */
type Part = [table: string, column: string];

/** In an order in which a row comes after those that it belongs to. */
const ofPurchases: Part[] = [
  ['project', 'id'],
  ['project_item', 'project_id'],
  ['project_fund', 'project_id'],
  ['project_participant', 'project_id'],
  ['project_receipt', 'project_id'],
  ['invoice_part', 'project_id'],
  ['invoice', 'id'],
  ['invoice_correction', 'invoice_id'],
  ['project_payment', 'project_id'],
  ['payment_reversal', 'payment_id'],
  ['project_outcome', 'project_id'],
  ['project_modify', 'project_id'],
  ['order_line', 'project_id'],
  ['announcement', 'project_id'],
  ['approval_instance', 'project_id'],
  ['approval_task', 'instance_id'],
  ['bid_round', 'project_id'],
  ['bid_witness', 'round_id'],
  ['bid_participant', 'round_id'],
  ['bid_quote', 'participant_id'],
  ['bid_judgement', 'quote_id'],
  ['bid_award', 'project_id'],
  ['contract', 'project_id'],
  ['contract_payment_plan', 'contract_id'],
  ['acceptance', 'project_id'],
  ['acceptance_item', 'acceptance_id'],
  ['acceptance_member', 'acceptance_id'],
  ['asset_number', 'acceptance_id'],
  ['flow_event', 'subject_id'],
  ['turn', 'project_id'],
  ['inbox_message', 'biz_id'],
  ['file_use', 'row_id'],
  ['file', 'id'],
  ['operation_log', 'user_id'],
];
const ofPeople: Part[] = [
  ['app_user', 'id'],
  ['user_role_dept', 'user_id'],
];
const ofSuppliers: Part[] = [
  ['supplier', 'id'],
  ['supplier_category', 'supplier_id'],
  ['supplier_qualification', 'supplier_id'],
  ['supplier_registry', 'supplier_id'],
  ['supplier_review_record', 'supplier_id'],
  ['supplier_score_entry', 'supplier_id'],
];

const groups: Group[] = [
  { mark: '~', most: Number.POSITIVE_INFINITY, parts: ofPurchases },
  { mark: '^', most: 300, parts: ofPeople },
  { mark: '|', most: 25, parts: ofSuppliers },
];
const allParts = groups.flatMap(({ parts }) => parts);

/** Columns that identify a row beside its id. */
const codes: Record<string, string[]> = {
  project: ['project_code', 'archive_no'],
  project_modify: ['modify_code'],
  invoice: ['number'],
  announcement: ['announcement_code'],
  contract: ['contract_code'],
  acceptance: ['acceptance_code'],
  asset_number: ['asset_no'],
  inbox_message: ['occasion'],
  file: ['storage_key'],
  app_user: ['account', 'cas_id'],
  supplier: ['company_name'],
};

/** Codes that are as long as their column, or that are looked for: a copy has another one. */
const changed = ['number', 'asset_no', 'storage_key', 'project_code', 'contract_code', 'acceptance_code', 'announcement_code'];

const isOriginal = (column: string) => sql`${sql.ref(column)} !~ '[~^|]'`;

/**
 * The rows that the others belong to. Of purchases those that wait for no office: what an account finds in its list of what is to be done
 * stays alike. Those with sealed prices stay alone, because copies could not be opened.
 */
const chosen: Record<string, ReturnType<typeof sql>> = {
  project: sql`company_id = '1001' and status <> 'DRAFT' and ${isOriginal('id')}
    and not exists (select from turn where turn.project_id = project.id and holder_kind <> 'USER')
    and not exists (select from bid_round where bid_round.project_id = project.id and prices_open_time is null and fail_time is null)`,
  app_user: sql`company_id = '1001' and ${isOriginal('id')}`,
  supplier: sql`company_id = '1001' and status <> 'PENDING' and ${isOriginal('id')}`,
  invoice: sql`id in (select invoice_id from copied_invoice_part)`,
  file: sql`id in (select file_id from copied_file_use)`,
};

const isUnused = (dept: string) => sql`not exists (select from project where dept_id = ${sql.ref(dept)} and ${isOriginal('id')})
  and not exists (select from user_role_dept where dept_id = ${sql.ref(dept)} and ${isOriginal('user_id')})`;
/** Departments of which no account sees the purchases, except those who see the whole school. */
const otherDepts = sql`(select array_agg(dept.id order by dept.id) from dept join dept as parent on parent.id = dept.parent_id
  where dept.company_id = '1001' and ${isUnused('dept.id')} and ${isUnused('parent.id')})`;

/**
 * Copies the purchases of the demo data with all that belongs to them until there are about so many, of other people, departments and
 * suppliers. Needs PostgreSQL and a user who may switch off its checks.
 */
export async function copyPurchases(db: Kysely<Tables>, count: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    // References hold by construction, and to check them takes minutes.
    await sql`set session_replication_role = replica`.execute(connection);
    const changing = await takeRows(connection);
    const { before, size, last } = await one<{ before: number; size: number; last: number }>(
      sql`select (select count(*) from project) as before, (select count(*) from copied_project) as size,
        (select coalesce(max(split_part(id, '~', 2)::int), 0) from project where id like '%~%') as last`,
      connection,
    );
    const end = last + Math.ceil((count - before) / size);
    for (const { most, parts } of groups)
      for (const [table] of parts)
        await insertCopies(table, changing.get(table) ?? [], [Math.min(last, most), Math.min(end, most)], connection);
    for (const table of ['id', ...allParts.map(([name]) => name)])
      await sql`drop table ${sql.table(`copied_${table}`)}`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await sql`vacuum (freeze, analyze)`.execute(db);
}

/** Puts the rows to copy into tables of their own, with marks where they differ in each copy. @returns the columns with marks */
async function takeRows(db: Kysely<Tables>): Promise<Map<string, string[]>> {
  await sql`create temp table copied_id (original text primary key, mark text not null)`.execute(db);
  for (const { mark, parts } of groups) {
    for (const [table, column] of parts) {
      const which = chosen[table] ?? sql`${sql.ref(column)} in (select original from copied_id)`;
      await sql`create temp table ${copy(table)} as select * from ${sql.table(table)} where ${which}`.execute(db);
      if ((await textColumns(table, db)).includes('id'))
        await sql`insert into copied_id select id, ${mark} from ${copy(table)}`.execute(db);
    }
  }
  const changing = new Map<string, string[]>();
  for (const [table] of allParts) {
    for (const column of await textColumns(table, db)) {
      const ref = sql.ref(column);
      const { numAffectedRows } = codes[table]?.includes(column)
        ? await sql`update ${copy(table)} set ${ref} = ${changed.includes(column) ? sql`left(md5(${ref}), 12)` : ref} || ${markOf(table)}`.execute(
            db,
          )
        : await sql`update ${copy(table)} set ${ref} = original || mark from copied_id where original = ${copy(table)}.${ref}`.execute(
            db,
          );
      if (numAffectedRows) changing.set(table, [...(changing.get(table) ?? []), column]);
    }
  }
  return changing;
}

const copy = (table: string) => sql.table(`copied_${table}`);
const markOf = (table: string) => groups.find(({ parts }) => parts.some(([name]) => name === table))?.mark;

async function insertCopies(
  table: string,
  changing: string[],
  [after, until]: [number, number],
  db: Kysely<Tables>,
): Promise<void> {
  const { columns } = await one<{ columns: string[] }>(
    sql`select array_agg(attname::text) as columns from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    db,
  );
  const numbers = groups.map(({ most }) => (most === Number.POSITIVE_INFINITY ? sql`n` : sql`(1 + (n - 1) % ${sql.lit(most)})`));
  const values = columns.map((column) => {
    if (column === 'dept_id' && table === 'project') return sql`others[1 + n % cardinality(others)]`;
    if (column === 'credit_code') return sql`overlay(credit_code placing lpad(n::text, 6, '0') from 3 for 6)`;
    if (!changing.includes(column)) return sql.ref(column);
    return groups.reduce(
      (value, { mark }, at) => sql`replace(${value}, ${mark}, ${mark} || ${numbers[at]})`,
      sql`${sql.ref(column)}`,
    );
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from generate_series(${after}::int + 1, ${until}) as n cross join ${copy(table)}
    cross join (select ${otherDepts} as others) as depts`.execute(db);
}

async function textColumns(table: string, db: Kysely<Tables>): Promise<string[]> {
  const { columns } = await one<{ columns: string[] }>(
    sql`select array_agg(attname::text) as columns from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and atttypid in ('text'::regtype, 'varchar'::regtype) and attname !~ 'company_id$'`,
    db,
  );
  return columns;
}

async function one<Row>(query: ReturnType<typeof sql<Row>>, db: Kysely<Tables>): Promise<Row> {
  const { rows } = await query.execute(db);
  return rows[0] as Row;
}
