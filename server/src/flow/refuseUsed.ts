import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { Failure, type Reason } from '#platform/failure/failure.ts';
import { type Language, say } from '#platform/i18n/language.ts';
import type { Messages } from '#platform/i18n/zhCN.ts';

type Noun = keyof Messages['uses'];
/** What a table is a part of: what people call such a record, and the id of the record in a row of the table (`used`). */
type Record_ = readonly [noun: Noun, id: RawBuilder<unknown>];

const ofProject: Record_ = ['purchase', sql`used.project_id`];
const ofAcceptance: Record_ = [
  'purchase',
  sql`(select project_id from acceptance where acceptance.company_id = used.company_id and acceptance.id = used.acceptance_id)`,
];
const own = (noun: Noun): Record_ => [noun, sql`used.id`];

/** The records that refer to others, by the table with the reference. A record counts once, however many of its rows refer. */
export const usingRecords: Record<string, Record_> = {
  acceptance_item: ofAcceptance,
  acceptance_member: ofAcceptance,
  app_user: own('user'),
  apply_comment: own('comment'),
  approval_task: [
    'purchase',
    sql`(select project_id from approval_instance where approval_instance.company_id = used.company_id
      and approval_instance.id = used.instance_id)`,
  ],
  character_value: own('schoolValue'),
  dept: own('dept'),
  dict_entry: own('dictEntry'),
  expenditure: own('card'),
  goods_category: own('category'),
  goods_category_manager: ['category', sql`used.category_id`],
  menu: own('menu'),
  order_line: ofProject,
  product: own('product'),
  project: ['purchase', sql`used.id`],
  project_fund: ofProject,
  project_item: ofProject,
  project_modify: ofProject,
  project_participant: ofProject,
  project_receipt: ofProject,
  purchasing_category_dept: ['purchasingCategory', sql`used.category_id`],
  purchasing_category_execution: ['purchasingCategory', sql`used.category_id`],
  purchasing_category_goods: ['purchasingCategory', sql`used.category_id`],
  shared_apply: own('sharedApply'),
  stock: own('stock'),
  stock_document: own('stockDocument'),
  stock_document_item: ['stockDocument', sql`used.document_id`],
  supplier: own('supplier'),
  supplier_default: ofProject,
  supplier_category: ['supplier', sql`used.supplier_id`],
  user_role_dept: ['user', sql`used.user_id`],
  warehouse: own('warehouse'),
  warehouse_keeper: ['warehouse', sql`used.warehouse_id`],
};

/** The table whose row is deleted, and the row's key. */
interface Deleted {
  table: string;
  key: Record<string, string>;
  /** Foreign keys that are refused in their own words, before all others. */
  inOtherWords?: Readonly<Record<string, Reason>>;
}

/**
 * Refuses to delete a row that others refer to, and says how many there are of each kind. Foreign keys that cascade do not count: their rows
 * go with it.
 * @throws Failure `referencedBy`, or as the foreign key says in other words
 */
export async function refuseUsed({ table, key, inOtherWords = {} }: Deleted, { db, language }: Pick<Context, 'db' | 'language'>) {
  const { rows: references } = await foreignKeys(table).execute(db);
  const counted = references.flatMap(({ name, source, columns, targets }) => {
    const record = usingRecords[source];
    return record ? [usesOf({ name, source, columns: columns.split(','), targets: targets.split(',') }, record, table, key)] : [];
  });
  if (counted.length === 0) return;
  const { rows: uses } = await sql<{ noun: Noun; count: number; names: string }>`
    with used as (${sql.join(counted, sql` union all `)})
    select case when project.status = 'DRAFT' then 'draft' else used.noun end as noun,
      count(distinct (used.company_id, used.id))::int as count, string_agg(distinct used.name, ',') as names
    from used left join project on used.noun = 'purchase' and project.company_id = used.company_id and project.id = used.id
    group by 1 order by 2 desc, 1`.execute(db);
  const names = uses.flatMap((use) => use.names.split(','));
  const special = Object.keys(inOtherWords).find((name) => names.includes(name));
  if (special !== undefined) throw new Failure(inOtherWords[special] as Reason);
  if (uses.length > 0) throw new Failure('referencedBy', { params: { uses: inWords(uses, language) } });
}

/** Foreign keys that refer to a table and do not cascade. */
const foreignKeys = (table: string) => sql<{ name: string; source: string; columns: string; targets: string }>`
  select fkey.conname as name, fkey.conrelid::regclass::text as source,
    (select string_agg(attname, ',' order by place) from unnest(fkey.conkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = fkey.conrelid and attnum = part.number) as columns,
    (select string_agg(attname, ',' order by place) from unnest(fkey.confkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = fkey.confrelid and attnum = part.number) as targets
  from pg_constraint as fkey
  where fkey.contype = 'f' and fkey.confdeltype in ('a', 'r') and fkey.confrelid = ${table}::regclass
  order by fkey.conname`;

interface ForeignKey {
  name: string;
  source: string;
  columns: string[];
  targets: string[];
}

/** The rows that refer to a row by one foreign key, each with the record that it is a part of. */
function usesOf({ name, source, columns, targets }: ForeignKey, [noun, id]: Record_, table: string, key: Deleted['key']) {
  const list = (names: string[]) => sql.join(names.map((column) => sql.ref(column)));
  const isIt = sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  );
  return sql`select ${noun}::text as noun, used.company_id, ${id}::text as id, ${name}::text as name
    from ${sql.table(source)} as used where (${list(columns)}) in (select ${list(targets)} from ${sql.table(table)} where ${isIt})`;
}

function inWords(uses: readonly { noun: Noun; count: number }[], language: Language): string {
  const words = uses.map(({ noun, count }) => say(language, 'uses', noun, { count }));
  return language === 'zh-CN' ? words.join(say(language, 'listOf', 'comma')) : new Intl.ListFormat(language).format(words);
}

const foreignKeyViolation = '23503';

/** Waits for a deletion. @throws Failure `referenced` if somebody has begun to use the row since `refuseUsed` has looked */
export async function ifUnused<T>(deletion: Promise<T>): Promise<T> {
  try {
    return await deletion;
  } catch (error) {
    const isUsed = error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
    throw isUsed ? new Failure('referenced') : error;
  }
}
