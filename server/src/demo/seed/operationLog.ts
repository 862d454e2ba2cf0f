import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { builtInRoles } from '#reference/builtInRoles.ts';
import { seedId } from '#reference/seedId.ts';
import { departments } from './departments.ts';
import { type Person, people } from './people.ts';
import { seedTime } from './seedTime.ts';
import { at } from './suppliers.ts';

type Row = Insertable<Tables['operationLog']>;

const count = 2000;
/** Between two rows; all of them lie in the 50 days before the clock of the demo data. */
const stepMs = 36 * 60_000;

const active = people.filter(({ status = 'ENABLED', lastLogin }) => status === 'ENABLED' && lastLogin !== null);
const administrators = active.filter(({ roles }) => /^(school_)?admin@/.test(roles));

const contactWork = ['saveContact', 'updateMyProfile', 'updateContact', 'saveApplyComment'];

/** What people of each role do beside logging in. */
const work: Record<string, string[]> = {
  admin: ['updateRole', 'updateMenu', 'saveDictEntry', 'updateSchool', 'updateDictEntry', 'saveRole', 'updateCharacter'],
  school_admin: [
    'saveRole',
    'updateUser',
    'saveNews',
    'createUser',
    'updateDept',
    'resetPassword',
    'updateRole',
    'updateUserStatus',
  ],
  procurement_officer: [
    'auditCompany',
    'remarkCompany',
    'updateCompanySignedAgreement',
    'saveContact',
    'updateProduct',
    'exportSuppliers',
  ],
  finance: ['updateExpenditure', 'freezeExpenditure', 'authorizeExpenditureUsers', 'unfreezeExpenditure', 'exportExpenditures'],
  operator: ['updateHelpFaq', 'saveHelpGuideline', 'publishSystemAnnouncement', 'updateNews'],
  purchaser: contactWork,
  warehouse_keeper: contactWork,
  auditor: ['exportOperationLog', 'updateMyProfile'],
};
const everybodysWork = ['updateMyProfile', 'saveApplyComment', 'markInboxMessagesRead'];

/** Two thousand rows: logins and choices of roles by everybody, what each role has to do, some of it refused. */
export function operationLog(): Row[] {
  return [...Array.from({ length: count - 3 }, (_, index) => everydayRow(index + 3)), ...documentedRows()];
}

function everydayRow(index: number): Row {
  const kind = index % 10;
  if (kind >= 8) return workRow(index, at(administrators, index));
  const person = at(active, index * 17 + Math.floor(index / 10));
  if (kind === 5) return row(index, person, 'switchDept', true);
  if (kind > 5) return workRow(index, person);
  const isWrong = index % 23 === 0;
  return { ...row(index, person, 'login', false), ...(isWrong && { code: 4001, reason: 'badCredentials', reasonParams: '{}' }) };
}

function workRow(index: number, person: Person): Row {
  const operationId = at(work[String(person.roles.split('@')[0])] ?? everybodysWork, index + Math.floor(index / active.length));
  const written = row(index, person, operationId, true);
  if (operationId !== 'saveRole' || index % 3 !== 0) return written;
  return { ...written, code: 4003, reason: 'grantScope', reasonParams: '{"dataScope":"ALL"}' };
}

/** The rows that the examples of the description show. */
function documentedRows(): Row[] {
  const person = people.find(({ n }) => n === 102) as Person;
  const body = { roleName: '巡查员', roleCode: 'patrol', dataScope: 'ALL', menuIds: [] };
  return [
    {
      ...row(2, person, 'updateUser', true),
      time: new Date('2026-03-02T08:26:53+08:00'),
      requestId: '9c2f4d11-6a7e-4f0c-b1d8-52e0a7c3f916',
      costMs: 21,
      ...promotion(),
    },
    {
      ...row(1, person, 'login', false),
      time: new Date('2026-03-02T08:31:07+08:00'),
      requestId: '0b9a5f0e-3f1b-4b8e-8d0c-1f6d0b7f5a52',
      costMs: 38,
    },
    {
      ...row(0, person, 'saveRole', true),
      time: new Date('2026-03-02T08:41:19+08:00'),
      code: 4003,
      reason: 'grantScope',
      reasonParams: '{"dataScope":"ALL"}',
      requestId: '6f1d3c1e-5c52-4c0e-9a53-0d3b6d0c9d11',
      costMs: 14,
      request: JSON.stringify({ path: {}, query: {}, body }),
    },
  ];
}

/** Somebody became the head of an office, and inspects what is delivered. */
function promotion() {
  const [officer, inspector] = ['procurement_officer', 'inspector'].map((code) =>
    seedId('role', builtInRoles.find(({ roleCode }) => roleCode === code)?.n ?? 0),
  );
  const [office, centre, assets] = [341, 347, 349].map((n) => seedId('dept', n));
  const [id, before, job] = [seedId('user', 105), '货物采购科副科长', '货物采购科科长'];
  const roleDeptList = [
    { roleId: officer, deptIds: [centre] },
    { roleId: inspector, deptIds: [assets] },
  ];
  return {
    request: JSON.stringify({ path: {}, query: {}, body: { id, version: 1, job, deptId: office, roleDeptList } }),
    changes: JSON.stringify([
      { field: 'job', before, after: job },
      { field: 'deptId', before: centre, after: office },
      { field: 'roleDeptList', before: [], after: [`${inspector} ${assets}`] },
    ]),
  };
}

function row(index: number, person: Person, operationId: string, hasRole: boolean): Row {
  const [held = ''] = person.roles.split(' ');
  const [roleCode, dept = ''] = held.split('@');
  const role = builtInRoles.find((one) => one.roleCode === roleCode);
  const hex = String(index).padStart(12, '0');
  return {
    companyId: departments.find(({ id }) => id === seedId('dept', person.dept))?.companyId ?? '0',
    id: seedId('operationLog', 20_000 + index),
    time: new Date(seedTime.getTime() - 3600_000 - index * stepMs),
    userId: seedId('user', person.n),
    userName: person.name,
    roleId: hasRole && role ? seedId('role', role.n) : null,
    deptId: hasRole ? seedId('dept', Number(dept)) : null,
    operationId,
    code: 0,
    reason: null,
    reasonParams: null,
    costMs: 8 + ((index * 31) % 45),
    requestId: `5eed0000-0000-4000-8000-${hex}`,
    ip: `10.20.${person.n % 8}.${person.n}`,
    request: JSON.stringify({ path: {}, query: {}, body: operationId === 'login' ? { username: person.account } : null }),
  };
}
