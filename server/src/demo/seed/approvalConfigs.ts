import type { Insertable } from 'kysely';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';
import { bySystem } from '#reference/insertReference.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';
import { foundingTime } from './seedTime.ts';

const owners = { kind: 'CARD_OWNER', mode: 'SEQUENCE', ifEmpty: 'SKIP' } as const;
const ofDept = { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' } as const;
const ofSchool = { ...ofDept, where: 'SCHOOL' } as const;
const managers = { kind: 'CATEGORY_MANAGER', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' } as const;
const finance = { kind: 'ROLE', roleCode: 'finance', where: 'SCHOOL', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' } as const;

type Line = Pick<Insertable<Tables['approvalConfig']>, 'bizType' | 'configName' | 'priority' | 'status'> & {
  n: number;
  conditions: FlowCondition;
  nodes: FlowNode[];
};

/** Flows for what needs more eyes than the default ones; the last one is still being discussed. */
const lines: Line[] = [
  {
    n: 1,
    bizType: 'PURCHASE',
    configName: '危化品采购',
    priority: 50,
    conditions: { amountFrom: '10000.00', hazardous: true },
    nodes: [
      owners,
      { ...ofDept, limitDays: 3 },
      {
        kind: 'USERS',
        userIds: [seedId('user', 129)],
        mode: 'ANY',
        ifEmpty: 'SCHOOL_ADMIN',
        name: '实验室安全审核',
        limitDays: 3,
      },
      { ...ofSchool, when: { amountFrom: '100000.00' } },
    ],
  },
  {
    n: 2,
    bizType: 'PURCHASE',
    configName: '大额专项经费采购',
    priority: 60,
    conditions: { amountFrom: '300000.00', fundTypes: ['SPECIAL', 'DISCIPLINE'] },
    nodes: [owners, ofDept, { ...finance, name: '财务会签', limitDays: 3 }, { ...ofSchool, limitDays: 5 }],
  },
  {
    n: 3,
    bizType: 'CONTRACT',
    configName: '百万元以上合同',
    priority: 50,
    conditions: { amountFrom: '1000000.00' },
    nodes: [ofDept, { ...finance, name: '财务会签' }, ofSchool],
  },
  {
    n: 4,
    bizType: 'PURCHASE',
    configName: '医学院设备采购（试行）',
    priority: 70,
    status: 'DISABLED',
    conditions: { amountBelow: '50000.00', deptIds: [seedId('dept', 308)] },
    nodes: [owners, { ...ofDept, where: 'COLLEGE' }],
  },
  {
    n: 5,
    bizType: 'PURCHASE',
    configName: '进口产品采购',
    priority: 55,
    conditions: { amountFrom: '10000.00', imported: true },
    nodes: [
      owners,
      { ...ofDept, limitDays: 3 },
      { ...managers, name: '归口管理审核', limitDays: 3 },
      { ...ofSchool, when: { amountFrom: '100000.00' } },
    ],
  },
];

const founded = bySystem(foundingTime);

/** The flows of the main school. */
export const approvalConfigs: Insertable<Tables['approvalConfig']>[] = lines.map(
  ({ n, conditions: _conditions, nodes: _nodes, ...fields }) => ({
    companyId: mainSchoolId,
    id: seedId('approvalConfig', 8600 + n),
    ...fields,
    ...founded,
  }),
);

/** Their first versions. */
export const approvalFlows: Insertable<Tables['approvalFlow']>[] = lines.map(({ n, bizType, configName, conditions, nodes }) => ({
  companyId: mainSchoolId,
  id: seedId('approvalFlow', 8700 + n),
  configId: seedId('approvalConfig', 8600 + n),
  version: 1,
  bizType,
  configName,
  conditions: JSON.stringify(conditions),
  nodes: JSON.stringify(nodes),
  createTime: foundingTime,
  createByName: founded.createByName,
}));
