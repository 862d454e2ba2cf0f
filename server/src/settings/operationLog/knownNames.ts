import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/context/context.ts';
import { deptName, parameterText, roleName } from '#platform/db/builtInNames.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { platformId } from '#platform/values/platform.ts';

/** Names by id. */
export type KnownNames = Map<string, string>;

interface Named {
  table: keyof Tables;
  name: string;
  /** The column of the English name, where there is one. */
  english?: string;
  /** Selects the name of a row that may be built in. */
  builtIn?: (language: Language) => RawBuilder<string>;
  /** Which rows of the platform every school knows; left out where it knows none. */
  shared?: RawBuilder<unknown>;
}

/** The name of the purchase that an approval is about. */
const caseName = (instanceId: RawBuilder<unknown>) => sql<string>`(
  select project.project_name from approval_instance as one
  join project on project.company_id = one.company_id and project.id = one.project_id
  where one.id = ${instanceId} limit 1)`;

const always = sql`true`;
const published = sql`status = 'PUBLISHED'`;

/** Where names are looked up. */
const namedTables: Named[] = [
  { table: 'role', name: 'roleName', builtIn: roleName, shared: always },
  { table: 'menu', name: 'menuName', english: 'menuNameEn', shared: always },
  { table: 'dictType', name: 'dictName', shared: always },
  { table: 'dictEntry', name: 'dictLabel', english: 'dictLabelEn', shared: always },
  {
    table: 'characterParameter',
    name: 'paramName',
    builtIn: (language) => parameterText(language, 'paramName', 'characterParameter'),
    shared: always,
  },
  { table: 'goodsCategory', name: 'categoryName', shared: always },
  { table: 'article', name: 'title', shared: published },
  { table: 'product', name: 'productName', shared: published },
  { table: 'downloadDoc', name: 'docName', shared: sql`status = 'ENABLED'` },
  { table: 'dept', name: 'deptName', builtIn: deptName },
  { table: 'appUser', name: 'name' },
  { table: 'supplier', name: 'companyName' },
  { table: 'expenditure', name: 'cardName' },
  { table: 'exposure', name: 'exposureCode' },
  { table: 'project', name: 'projectName' },
  { table: 'contract', name: 'contractName' },
  { table: 'acceptance', name: 'acceptanceCode' },
  { table: 'projectModify', name: 'modifyCode' },
  { table: 'approvalConfig', name: 'configName' },
  // A task has the name of the purchase that it is about.
  { table: 'approvalTask', name: 'id', builtIn: () => caseName(sql.ref('approvalTask.instanceId')) },
  { table: 'approvalInstance', name: 'id', builtIn: () => caseName(sql.ref('approvalInstance.id')) },
  { table: 'frameworkAgreement', name: 'frameworkName' },
  { table: 'warehouse', name: 'warehouseName' },
  { table: 'stock', name: 'itemName' },
  { table: 'stockDocument', name: 'docCode' },
  { table: 'sharedApply', name: 'applyCode' },
  { table: 'purchasingCategory', name: 'categoryName' },
  { table: 'purchasingExecution', name: 'executionName' },
  { table: 'file', name: 'fileName' },
];

/**
 * The names that rows with these ids have today, in one statement: those of the caller's school and what the platform shares with it;
 * with data scope ALL those of every school.
 */
export async function knownNames(ids: string[], { db, session, role, language }: Reader): Promise<KnownNames> {
  if (ids.length === 0) return new Map();
  const { companyId } = session;
  const seesAll = role.dataScope === 'ALL';
  const wanted = sql`id = any(${ids})`;
  const parts = namedTables.map(({ table, name, english, builtIn, shared }) => {
    const ofPlatform = shared ? sql` or (company_id = ${platformId} and ${shared})` : sql``;
    const seen = seesAll ? sql`` : sql` and (company_id = ${companyId}${ofPlatform})`;
    const inEnglish = english && language === 'en-US' ? sql`coalesce(${sql.ref(english)}, ${sql.ref(name)})` : sql.ref(name);
    return sql`select id, ${builtIn?.(language) ?? inEnglish} as name from ${sql.table(table)} where ${wanted}${seen}`;
  });
  const schools = sql`select id, company_name as name from company where ${wanted}${seesAll ? sql`` : sql` and id = ${companyId}`}`;
  const { rows } = await sql<{ id: string; name: string }>`${sql.join([...parts, schools], sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const idField = /^ids?$|Ids?$/;
const mostIds = 500;

/** The ids that stand in a value, found by the names of its members; 500 at most. */
export function idsIn(value: unknown): string[] {
  const found = new Set<string>();
  collect(value, false, found);
  return [...found].slice(0, mostIds);
}

function collect(value: unknown, isId: boolean, found: Set<string>): void {
  if (typeof value === 'string' && isId) found.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const member of value) collect(member, isId, found);
  else for (const [name, member] of Object.entries(value)) collect(member, idField.test(name), found);
}
