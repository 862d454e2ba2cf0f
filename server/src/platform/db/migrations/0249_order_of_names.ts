import { type Kysely, sql } from 'kysely';

/** Tables that are listed by a name: the function that makes its key, and the indexes that were made for the name. */
const listed = [
  ['app_user', 'name', 'person_key'],
  ['contact', 'contact_name', 'person_key'],
  ['supplier', 'company_name', 'name_key'],
  ['product', 'product_name', 'name_key'],
  ['stock', 'item_name', 'name_key'],
  ['download_doc', 'doc_name', 'name_key'],
] as const;

/** Surnames that are read otherwise than the words, each with a character that is read as they are. */
const surnames = ['曾单仇区查解盖任朴翟燕召', '增善求欧扎谢葛仁瓢宅烟绍'] as const;

const firstHan = 0x4e00;
const lastHan = 0x9fff;

/**
 * Keys that put names in the order of their pinyin, which no collation of the embedded database knows. Of a key, the code of each
 * character is its place among all characters as Unicode sorts them for Chinese; so the key is made by `translate`, and needs no table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const characters = Array.from({ length: lastHan - firstHan + 1 }, (_, index) => String.fromCharCode(firstHan + index));
  const byPinyin = characters.toSorted(new Intl.Collator('zh-u-co-pinyin').compare);
  // In PL/pgSQL, which reads the long texts once for each connection.
  await sql`create function name_key(name text) returns text language plpgsql immutable strict parallel safe as ${sql.lit(
    `begin return translate(lower(name), '${byPinyin.join('')}', '${characters.join('')}'); end`,
  )}`.execute(db);
  // Its body is bound when it is made: a restored backup knows no search path.
  await sql`create function person_key(name text) returns text language sql immutable strict parallel safe
    return name_key(translate(left(name, 1), ${sql.lit(surnames[0])}, ${sql.lit(surnames[1])}) || substr(name, 2))`.execute(db);
  for (const [table, column, make] of listed) {
    await sql`alter table ${sql.table(table)} add column ${sql.ref(`${column}_key`)} text collate "C"
      generated always as (${sql.ref(make)}(${sql.ref(column)})) stored`.execute(db);
  }
  for (const statement of indexes) await statement.execute(db);
}

const indexes = [
  sql`drop index app_user_name`,
  sql`create index app_user_name on app_user (company_id, name_key, id) include (user_type)`,
  sql`drop index supplier_all_name`,
  sql`create index supplier_all_name on supplier (company_name_key, id)`,
  sql`create index supplier_name_key on supplier (company_id, company_name_key, id)`,
  sql`drop index stock_shared`,
  sql`create index stock_shared on stock (company_id, item_name_key, id) where shared_quantity > 0`,
];
