import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataScope } from '#platform/db/columns.ts';
import { builtInRoles } from '#reference/builtInRoles.ts';
import { allRows } from '../allRows.ts';
import { callers } from '../permissions/permissionRows.ts';
import { permissions } from '../permissions/permissions.ts';
import { takesId } from '../permissions/reach.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

/** How far each built-in role reaches at first: reviewed, like the table of permissions. No role has DEPT. */
const dataScopes = {
  admin: 'ALL',
  operator: 'ALL',
  school_admin: 'SCHOOL',
  procurement_officer: 'SCHOOL',
  finance: 'SCHOOL',
  auditor: 'SCHOOL',
  dept_approver: 'COLLEGE',
  purchaser: 'SELF',
  warehouse_keeper: 'SELF',
  inspector: 'SELF',
} as const satisfies Partial<Record<(typeof callers)[number], DataScope>>;

/** A list, and the rows that it is about: in plain SQL, apart from the conditions of the server. */
interface List {
  /** Its table, called `row`; `me` is whoever reads it. */
  table: string;
  /** Whose a row is, if data scopes matter. */
  owner?: string;
  /** The department that it belongs to. */
  dept?: string;
  /** The code that it takes to see more than the own rows. */
  code?: string;
  /** What is seen besides. */
  besides?: string;
  /** What the list is about, for everybody. */
  about?: string;
  query?: object;
}

const holder = (column: string) =>
  `(select ${column} from app_user u where u.company_id = row.company_id and u.id = row.user_id)`;
const receiver = (column: string) => `(select ${column} from wechat_receiver r join app_user u on u.id = r.user_id
  where r.company_id = row.company_id and r.id = row.receiver_id)`;
const store = (column: string) =>
  `(select ${column} from warehouse w where w.company_id = row.company_id and w.id = row.warehouse_id)`;
/** The reader, if they keep the store. */
const keeper = (id: string) => `(select k.user_id from warehouse_keeper k where k.warehouse_id = ${id} and k.user_id = me.id)`;
/** Of the stock that a movement is of. */
const ofStock = (column: string) => `(select ${column} from stock s where s.company_id = row.company_id and s.id = row.stock_id)`;
/** Of the purchase that a row belongs to. */
const ofProject = (column: string) =>
  `(select ${column} from project p where p.company_id = row.company_id and p.id = row.project_id)`;
const takesPart = `${ofProject('applicant_id')} = me.id
  or exists (select from project_participant part where part.project_id = row.project_id and part.user_id = me.id)`;
const manage = 'message:wechat:manage';

const lists: Partial<Record<OperationId, List>> = {
  querySchoolUserPage: { table: 'app_user', owner: 'row.id', dept: 'row.dept_id', about: `row.user_type <> 'SUPPLIER'` },
  queryAutomaticUserPage: {
    table: 'app_user',
    owner: 'row.id',
    dept: 'row.dept_id',
    about: `row.user_type <> 'SUPPLIER' and row.source in ('CAS', 'QLGD', 'PLATFORM')`,
  },
  queryExpenditurePage: {
    table: 'expenditure',
    owner: 'row.owner_id',
    dept: 'row.dept_id',
    about: 'row.company_id = me.company_id',
    besides: `me.scope = 'SELF' and exists (select from expenditure_user lent where lent.expenditure_id = row.id and lent.user_id = me.id)`,
  },
  queryWechatReceiverPage: {
    table: 'wechat_receiver',
    owner: 'row.user_id',
    dept: holder('u.dept_id'),
    code: manage,
    besides: 'row.user_id = me.id',
  },
  queryWechatSendLogPage: {
    table: 'wechat_send_log',
    owner: receiver('r.user_id'),
    dept: receiver('u.dept_id'),
    code: manage,
    besides: `${receiver('r.user_id')} = me.id`,
  },
  queryProjectPage: {
    table: 'project',
    owner: 'row.applicant_id',
    dept: 'row.dept_id',
    query: { scope: 'ALL' },
    about: `row.status <> 'DRAFT' or row.applicant_id = me.id`,
    besides: `row.applicant_id = me.id
      or exists (select from project_participant part where part.project_id = row.id and part.user_id = me.id)`,
  },
  queryUnbilledPage: {
    table: 'project',
    about: `row.company_id = me.company_id and (me.scope in ('SCHOOL', 'ALL') or row.applicant_id = me.id)
      and (row.status = 'COMPLETED' or (row.status = 'EXECUTING' and (row.lane <> 'SMALL' or row.phase = 'ACCEPTING')))
      and coalesce(row.actual_amount, (select actual_amount from project_receipt r where r.project_id = row.id and r.status = 'PENDING'),
        row.order_amount) > (select coalesce(sum(part.amount), 0) from invoice_part part
        join invoice i on i.company_id = part.company_id and i.id = part.invoice_id
        where part.project_id = row.id and not i.voided)`,
  },
  queryProjectModifyPage: {
    table: 'project_modify',
    owner: ofProject('applicant_id'),
    dept: ofProject('dept_id'),
    besides: takesPart,
  },
  queryContractPage: {
    table: 'contract',
    owner: ofProject('applicant_id'),
    dept: ofProject('dept_id'),
    besides: takesPart,
  },
  queryAcceptancePage: {
    table: 'acceptance',
    owner: ofProject('applicant_id'),
    dept: ofProject('dept_id'),
    besides: `${takesPart} or exists (select from acceptance_member m where m.acceptance_id = row.id and m.user_id = me.id)`,
  },
  queryApprovalTaskPage: {
    table: 'approval_task',
    // The name of a tab, and no mark of work that is left.
    query: { tab: 'TODO' },
    about: `row.user_id = me.id and row.state = 'PENDING'`,
  },
  queryStuckApprovalPage: {
    table: 'approval_instance',
    owner: ofProject('applicant_id'),
    dept: ofProject('dept_id'),
    about: `row.status = 'RUNNING' and exists (select from approval_task t where t.instance_id = row.id and t.state = 'PENDING'
      and t.escalation_time <= '2026-03-02 09:00+08')`,
  },
  // Everybody of the demo data can do what is awaited of them.
  queryStrandedTurnPage: { table: 'project', about: 'false' },
  queryWarehousePage: { table: 'warehouse', owner: keeper('row.id'), dept: 'row.dept_id' },
  queryStockPage: {
    table: 'stock',
    owner: keeper('row.warehouse_id'),
    dept: store('dept_id'),
    // Keepers see their stores only.
    besides: `(me.scope = 'SELF' and row.owner_dept_id = me.dept_id and not exists (select from warehouse_keeper k where k.user_id = me.id))
      or (me.scope = 'COLLEGE' and row.owner_dept_id in (select id from below))`,
  },
  queryStockFlowPage: {
    table: 'stock_flow',
    owner: keeper(ofStock('warehouse_id')),
    dept: ofStock('(select w.dept_id from warehouse w where w.id = s.warehouse_id)'),
    besides: `(me.scope = 'SELF' and ${ofStock('owner_dept_id')} = me.dept_id
        and not exists (select from warehouse_keeper k where k.user_id = me.id))
      or (me.scope = 'COLLEGE' and ${ofStock('owner_dept_id')} in (select id from below))`,
  },
  queryStockDocumentPage: {
    table: 'stock_document',
    owner: keeper('row.warehouse_id'),
    dept: store('dept_id'),
    besides: `exists (select from project p where p.id = row.project_id and p.applicant_id = me.id)`,
  },
  querySharedApplyPage: {
    table: 'shared_apply',
    query: { tab: 'APPLIED' },
    about: 'row.applicant_id = me.id',
  },
  queryContactPage: { table: 'contact', about: 'row.user_id = me.id' },
  queryInboxMessagePage: { table: 'inbox_message', about: 'row.user_id = me.id' },
  queryOwnTaskPage: { table: 'task', about: 'row.create_by = me.id' },
  // Of the school in every role; the tests make entries themselves.
  queryOperationLogPage: {
    table: 'operation_log',
    query: { timeEnd: '2026-03-02T00:00:00+08:00' },
    about: `row.time < '2026-03-02 00:00+08' and (me.scope = 'ALL' or row.company_id = me.company_id)`,
  },
};

interface Holder {
  account: string;
  roleCode: string;
  dataScope: DataScope;
}

let app: TestApp;
type Reader = Holder & { client: TestClient };
const readers = new Map<string, Reader>();
beforeAll(async () => {
  app = await startApp();
  const { rows } = await sql<Holder>`select distinct on (role.role_code) app_user.account, role.role_code, role.data_scope
    from role join user_role_dept held on held.role_company_id = role.company_id and held.role_id = role.id
    join app_user on app_user.company_id = held.company_id and app_user.id = held.user_id
    where app_user.status = 'ENABLED' and role.built_in and app_user.company_id in ('0', '1001')
    -- Those in charge of a card first: they see most.
    order by role.role_code, (select count(*) from expenditure where owner_id = app_user.id) desc, app_user.id`.execute(
    app.database.db,
  );
  for (const row of rows) readers.set(row.roleCode, { ...row, client: await app.as(row.account, row.roleCode) });
});
afterAll(() => app.close());

/** The ids of the rows that somebody is to see in a role: a department is within a college if it is found below it, step by step. */
async function expected(
  { table, owner, dept, code, besides = 'false', about = 'true' }: List,
  reader: Reader,
): Promise<string[]> {
  const { currentDept, permissions } = await reader.client.session.getInfo();
  const scope = code === undefined || permissions.includes(code) ? reader.dataScope : 'SELF';
  const within = {
    ALL: 'true',
    SCHOOL: 'row.company_id = me.company_id',
    COLLEGE: `row.company_id = me.company_id and ${dept} in (select id from below)`,
    DEPT: `row.company_id = me.company_id and ${dept} = me.dept_id`,
    SELF: `${owner} = me.id`,
  }[scope];
  const { rows } = await sql<{ id: string }>`
    with recursive me as (
      select company_id, id, ${sql.lit(scope)} as scope, ${sql.lit(currentDept?.id)} as dept_id
      from app_user where account = ${reader.account}
    ), below as (
      select dept.company_id, dept.id from dept, me
      where dept.id = (select case dept_type when 2 then parent_id else id end from dept own where own.id = me.dept_id)
      union select dept.company_id, dept.id from dept join below on dept.company_id = below.company_id and dept.parent_id = below.id
    )
    select row.id from ${sql.table(table)} as row, me
    where (${sql.raw(about)}) and (${sql.raw(owner === undefined ? 'true' : within)} or (${sql.raw(besides)}))`.execute(
    app.database.db,
  );
  return rows.map(({ id }) => id).sort();
}

/** The ids of all rows that the list shows. */
async function shown(operation: OperationId, { client }: Reader, filters: object = {}): Promise<string[]> {
  type Page = { records: { id: string }[]; total: number };
  const rows = await allRows(
    (paging) => client.call(operation, { query: { ...paging, ...filters } } as Input<OperationId>) as Promise<Page>,
  );
  return rows.map(({ id }) => id).sort();
}

const roles = Object.keys(dataScopes) as (keyof typeof dataScopes)[];
const isAdmitted = (operation: OperationId, role: (typeof roles)[number]) =>
  permissions[operation].cells.replaceAll(' ', '')[callers.indexOf(role)] === '+';
const pairs = roles.flatMap((role) =>
  (Object.keys(lists) as OperationId[]).filter((id) => isAdmitted(id, role)).map((id) => [role, id] as const),
);

test.each(pairs)('%s sees in %s just the rows of its data scope', async (role, operation) => {
  const reader = readers.get(role) as Reader;
  const list = lists[operation] as List;
  expect(await shown(operation, reader, list.query)).toEqual(await expected(list, reader));
});

test('the built-in roles have these data scopes, and every page of what is somebody’s own or within reach is looked at', () => {
  expect(Object.fromEntries(builtInRoles.map(({ roleCode, dataScope }) => [roleCode, dataScope]))).toEqual(dataScopes);
  expect(Object.fromEntries([...readers.values()].map(({ roleCode, dataScope }) => [roleCode, dataScope]))).toEqual(dataScopes);
  // Accounts of suppliers have no role.
  const pages = Object.values(contract).filter(({ id, paged, tag }) => paged && !takesId(id) && tag !== 'supplierBidding');
  const ofSome = pages.flatMap(({ id }) => (['own', 'reach'].includes(permissions[id].reach) ? id : []));
  expect(Object.keys(lists).sort()).toEqual([...ofSome, 'queryOperationLogPage'].sort());
});

test('most of the lists have rows for most of the roles', async () => {
  const sizes = await Promise.all(
    pairs.map(async ([role, operation]) => (await expected(lists[operation] as List, readers.get(role) as Reader)).length),
  );
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(pairs.length / 2);
});
