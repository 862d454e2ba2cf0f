import { type Kysely, sql } from 'kysely';

/** A code that people type. */
interface Code {
  table: string;
  column: string;
  /** What it is unique within. */
  within: string[];
  /** The constraint that makes it unique to the letter. The index has its name and `_caseless`, which `refusedBy` takes for the same. */
  constraint: string;
}

const codes: Code[] = [
  { table: 'dept', column: 'dept_code', within: ['company_id'], constraint: 'dept_code_unique' },
  { table: 'expenditure', column: 'card_no', within: ['company_id'], constraint: 'expenditure_card_no_unique' },
  {
    table: 'purchasing_category',
    column: 'category_code',
    within: ['company_id'],
    constraint: 'purchasing_category_code_unique',
  },
  { table: 'warehouse', column: 'warehouse_code', within: ['company_id'], constraint: 'warehouse_code_unique' },
  {
    table: 'warehouse_location',
    column: 'location_code',
    within: ['company_id', 'warehouse_id'],
    constraint: 'warehouse_location_code_unique',
  },
  { table: 'asset_number', column: 'asset_no', within: ['company_id'], constraint: 'asset_number_pkey' },
  { table: 'framework_agreement', column: 'agreement_no', within: ['company_id'], constraint: 'framework_agreement_no_unique' },
  { table: 'project', column: 'archive_no', within: ['company_id'], constraint: 'project_archive_no_unique' },
];

/** Codes that people type are unique whatever the case of their letters. Those that clash already stay, until somebody changes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, column, within, constraint } of codes) {
    const key = sql.join([...within.map((name) => sql.ref(name)), sql`lower(${sql.ref(column)})`]);
    const { rows } = await sql<{ companyId: string; code: string }>`
      select company_id as "companyId", code from (
        select company_id, ${sql.ref(column)} as code, row_number() over (
          partition by ${key} order by ${sql.ref(column)} <> lower(${sql.ref(column)}), ${sql.ref(column)}) as place
        from ${sql.table(table)} where ${sql.ref(column)} is not null) as typed
      where place > 1`.execute(db);
    const clashing = rows.map(
      ({ companyId, code }) => sql`(company_id = ${sql.lit(companyId)} and ${sql.ref(column)} = ${sql.lit(code)})`,
    );
    // A card of the finance system is called what it is called there.
    const exempt = table === 'expenditure' ? [...clashing, sql`source = 'SYNC'`] : clashing;
    const others = exempt.length === 0 ? sql`` : sql` where not (${sql.join(exempt, sql` or `)})`;
    await sql`create unique index ${sql.id(`${constraint}_caseless`)} on ${sql.table(table)} (${key})${others}`.execute(db);
  }
}
