import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usingRecords } from '#flow/refuseUsed.ts';
import { failureOf } from '../failureOf.ts';
import { startApp, type TestApp } from '../startApp.ts';

/** The table that each operation deletes from. */
const deletedFrom: Partial<Record<OperationId, string>> = {
  deleteUser: 'app_user',
  deleteDept: 'dept',
  deleteRole: 'role',
  removeMenu: 'menu',
  removeGoodsCategory: 'goods_category',
  deleteDictType: 'dict_type',
  deleteDictEntry: 'dict_entry',
  deleteCharacter: 'character_parameter',
  deletePurchasingCategory: 'purchasing_category',
  deletePurchasingExecution: 'purchasing_execution',
  deleteApprovalConfig: 'approval_config',
  deleteApplyComment: 'apply_comment',
  deleteDelegation: 'approval_delegation',
  deleteContact: 'contact',
  deleteMessageSceneRelation: 'message_scene_relation',
  deleteWarehouse: 'warehouse',
  deleteExpenditure: 'expenditure',
  deleteProject: 'project',
  deleteProduct: 'product',
  deleteDownloadDoc: 'download_doc',
  deleteIntegrityExposure: 'exposure',
  deleteNews: 'article',
  deleteHelpFaq: 'article',
  deleteHelpGuideline: 'article',
  deleteLighthouse: 'article',
  deleteSystemAnnouncement: 'article',
  resetCharacterSchoolValue: 'character_value',
  unbindWechat: 'wechat_receiver',
  endMySession: 'login_session',
};

/** References to what goes with a deleted row, which are not asked about themselves, with the reason. */
const elsewhere: Record<string, string> = {
  'warehouse < warehouse_location < stock': 'goods at a place are in its warehouse, which is asked about',
  'warehouse < warehouse_location < stock_document_item': 'documents with a place are those of its warehouse',
  'project < stock_document < shared_apply': 'only drafts are deleted, which have no documents',
  'project < stock_document < shared_return': 'only drafts are deleted, which have no documents',
  'project < stock_document < stock_flow': 'only drafts are deleted, which have no documents',
};

interface Reference {
  parent: string;
  child: string;
  cascades: boolean;
  name: string;
  columns: string;
  targets: string;
}

let app: TestApp;
let references: Reference[];
beforeAll(async () => {
  app = await startApp();
  const { rows } = await sql<Reference>`
    select con.conname as name, con.confrelid::regclass::text as parent, con.conrelid::regclass::text as child,
      con.confdeltype in ('c', 'n', 'd') as cascades,
      (select string_agg(attname, ',' order by place) from unnest(con.conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = con.conrelid and attnum = part.number) as columns,
      (select string_agg(attname, ',' order by place) from unnest(con.confkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = con.confrelid and attnum = part.number) as targets
    from pg_constraint as con where con.contype = 'f' order by 1`.execute(app.database.db);
  references = rows;
});
afterAll(() => app.close());

const tables = () => [...new Set(Object.values(deletedFrom))];

test('each operation that deletes says from where', () => {
  const deleting = Object.values(contract).filter(({ method, id }) => method === 'DELETE' || /^(delete|remove)[A-Z]/.test(id));
  expect(deleting.map(({ id }) => id).filter((id) => !(id in deletedFrom))).toEqual([]);
});

test('whatever refers to a row that can be deleted has a name, or goes with it on purpose', () => {
  const nameless = references.filter(({ parent, child, cascades }) => {
    return tables().includes(parent) && !cascades && !Object.hasOwn(usingRecords, child);
  });
  expect(nameless.map(({ name }) => name)).toEqual([]);
  const unknown = tables().flatMap((table) => beyond(table));
  expect(unknown.filter((path) => !Object.hasOwn(elsewhere, path))).toEqual([]);
});

/** References that hold a row which goes with a row of a table, from outside of what goes. */
function beyond(table: string): string[] {
  const going = goingWith(table);
  return references.flatMap(({ parent, child, cascades }) => {
    const isHeld = parent !== table && going.has(parent) && !going.has(child) && !cascades;
    return isHeld ? [`${table} < ${parent} < ${child}`] : [];
  });
}

/** The tables whose rows go with those of a table. */
function goingWith(table: string): ReadonlySet<string> {
  const going = new Set([table]);
  for (const parent of going) {
    for (const one of references) if (one.parent === parent && one.cascades) going.add(one.child);
  }
  return going;
}

test('no row that is in use is deleted, and its refusal says by what', async () => {
  const { db } = app.database;
  const admin = await app.as('admin');
  const school = await app.as('schooladmin', 'school_admin');
  const words: string[] = [];
  for (const [operation, table] of Object.entries(deletedFrom) as [OperationId, string][]) {
    for (const { child, columns, targets, name } of references.filter((one) => one.parent === table && !one.cascades)) {
      const list = (names: string) => sql.join(names.split(',').map((column) => sql.ref(column)));
      const { rows } = await sql<{ id: string; companyId: string }>`select id, company_id from ${sql.table(table)}
        where (${list(targets)}) in (select ${list(columns)} from ${sql.table(child)}) order by company_id desc, id limit 2`.execute(
        db,
      );
      for (const { id, companyId } of rows) {
        const client = companyId === '1001' ? school : admin;
        const failure = await failureOf(client.call(operation, { path: { id } } as never));
        expect(failure?.code, `${operation} ${name}`).not.toBe(5000);
        expect(failure, `${operation} ${name}`).not.toBeNull();
        if (failure?.code === 4206) words.push(failure.message);
      }
    }
  }
  expect(words.filter((text) => !/ used by \d+ /.test(text))).toEqual([]);
  expect(words.length).toBeGreaterThan(10);
});
