import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { defaultFlows } from '#reference/approvalFlows.ts';
import { chainSteps } from './chain.ts';
import { chainOf, type FlowFacts, mostAsked } from './chainOf.ts';

const person = (id: string) => ({ id, name: `Name of ${id}` });
const holder = (id: string, deptId: string, roleCode = 'dept_approver') => ({
  ...person(id),
  deptId,
  roleCode,
  isOfSchool: roleCode === 'procurement_officer',
});
const facts: FlowFacts = {
  amount: '120000.00',
  depts: [
    { id: 'lab', deptType: 2 },
    { id: 'college', deptType: 1 },
    { id: 'school', deptType: 0 },
  ],
  categoryIds: new Set(['microscopes', 'instruments']),
  fundTypes: new Set(['SCIENCE']),
  patternId: 'equipment',
  isHazardous: false,
  isImported: false,
  executionCode: 'ONLINE_BID',
  owners: [person('owner')],
  managers: [person('expert'), person('guest')],
  holders: [
    holder('head', 'lab'),
    holder('dean', 'college'),
    holder('president', 'school'),
    holder('officer', 'office', 'procurement_officer'),
    holder('admin', 'centre', 'school_admin'),
  ],
  named: [person('expert'), person('guest')],
};

/** A chain in short: who is asked, joined by "or" and "and". */
function asked(nodes: readonly FlowNode[], changes: Partial<FlowFacts> = {}): string[] {
  return chainOf(nodes, { ...facts, ...changes }).map(({ mode, users }) =>
    users.map(({ id, isSkipped }) => (isSkipped ? `(${id})` : id)).join(mode === 'ANY' ? ' or ' : ' and '),
  );
}
const dept = { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SKIP' } as const;
const users = (userIds: string[], mode: FlowNode['mode'] = 'ANY') => ({
  kind: 'USERS' as const,
  userIds,
  mode,
  ifEmpty: 'SKIP' as const,
});

describe('the default flow of a larger purchase', () => {
  const flow = defaultFlows.PURCHASE;

  test('asks more people, the larger it is', () => {
    expect(asked(flow, { amount: '49999.99' })).toEqual(['owner', 'head']);
    expect(asked(flow, { amount: '50000.00' })).toEqual(['owner', 'head', 'dean']);
    expect(asked(flow, { amount: '99999.99' })).toEqual(['owner', 'head', 'dean']);
    expect(asked(flow, { amount: '100000.00' })).toEqual(['owner', 'head', 'dean', 'president']);
  });

  test('asks the owners of several cards one after the other, and nobody for an own card', () => {
    const amount = '20000.00';
    expect(asked(flow, { amount, owners: [person('owner'), person('second')] })).toEqual(['owner', 'second', 'head']);
    expect(asked(flow, { amount, owners: [] })).toEqual(['head']);
  });

  test('asks somebody else in the college than in the department, as long as there is somebody', () => {
    const amount = '60000.00';
    const [, , ...others] = facts.holders;
    const deans = [holder('dean', 'college'), holder('vice', 'college')];
    expect(asked(flow, { amount, holders: [...deans.slice(0, 1), ...others] })).toEqual(['owner', 'dean', '(dean)']);
    expect(asked(flow, { amount, holders: [...deans, ...others] })).toEqual(['owner', 'dean or vice', 'dean or vice']);
    expect(asked(flow, { amount, holders: [holder('dean', 'lab'), ...deans, ...others] })).toEqual(['owner', 'dean', 'vice']);
  });

  test('asks the administrators of a school that has no approvers', () => {
    const holders = [holder('admin', 'centre', 'school_admin')];
    expect(asked(flow, { amount: '60000.00', holders })).toEqual(['owner', 'admin']);
    expect(chainSteps(chainOf(flow, { ...facts, holders, amount: '60000.00' })).at(-1)).toEqual({
      kind: 'SCHOOL_ADMIN',
      mode: 'ANY',
      names: ['Name of admin'],
    });
  });
});

describe('a node', () => {
  test('asks where the role is held: nearest, in the college, at the school, in one department', () => {
    const at = (where: 'DEPT' | 'COLLEGE' | 'SCHOOL') => ({ ...dept, where });
    const below = facts.holders.slice(1);
    expect(asked([at('DEPT')])).toEqual(['head']);
    expect(asked([at('DEPT')], { holders: below })).toEqual(['dean']);
    expect(asked([at('COLLEGE')])).toEqual(['dean']);
    expect(asked([at('SCHOOL')])).toEqual(['president']);
    expect(asked([{ ...dept, where: 'SCHOOL', roleCode: 'procurement_officer' }])).toEqual(['officer']);
    expect(asked([{ ...dept, where: 'FIXED_DEPT', deptId: 'college' }])).toEqual(['dean']);
    const kinds = chainOf([at('DEPT'), at('COLLEGE'), at('SCHOOL'), users(['expert'])], facts).map(({ kind }) => kind);
    expect(kinds).toEqual(['DEPT_APPROVER', 'COLLEGE_APPROVER', 'SCHOOL_APPROVER', 'NAMED']);
  });

  test('asks one, all or one after the other', () => {
    const both = ['expert', 'guest'];
    expect(asked([users(both, 'ANY')])).toEqual(['expert or guest']);
    expect(asked([users(both, 'ALL')])).toEqual(['expert and guest']);
    expect(asked([users([...both].reverse(), 'SEQUENCE')])).toEqual(['guest', 'expert']);
  });

  test('asks only if all its conditions hold', () => {
    const named = users(['expert']);
    const holds = (when: FlowNode['when']) => asked([dept, { ...named, ...(when && { when }) }]).length === 2;
    expect(holds({ amountFrom: '120000.00', amountBelow: '120000.01', categoryIds: ['other', 'instruments'] })).toBe(true);
    expect(holds({ deptIds: ['school'], fundTypes: ['SCIENCE'] })).toBe(true);
    expect(holds({ amountFrom: '120000.01' })).toBe(false);
    expect(holds({ amountBelow: '120000.00' })).toBe(false);
    expect(holds({ categoryIds: ['chemicals'], amountFrom: '1.00' })).toBe(false);
    expect(holds({ deptIds: ['office'] })).toBe(false);
    expect(holds({ fundTypes: ['TEACHING'], deptIds: ['lab'] })).toBe(false);
    expect(holds({ imported: false, executionCodes: ['DIRECT', 'ONLINE_BID'] })).toBe(true);
    expect(holds({ imported: true })).toBe(false);
    expect(holds({ executionCodes: ['DIRECT'] })).toBe(false);
  });

  test('asks those who manage the categories, and nobody where nobody does', () => {
    const managers = { kind: 'CATEGORY_MANAGER', mode: 'SEQUENCE', ifEmpty: 'SKIP' } as const;
    expect(asked([dept, managers])).toEqual(['head', 'expert', 'guest']);
    expect(asked([dept, managers], { managers: [] })).toEqual(['head']);
    expect(chainOf([managers], facts).map(({ kind }) => kind)).toEqual(['CATEGORY_MANAGER', 'CATEGORY_MANAGER']);
  });

  test('for a role knows who holds it above, level by level', () => {
    const above = (node: FlowNode, holders = facts.holders) =>
      chainOf([node], { ...facts, holders })[0]?.above?.map((people) => people.map(({ id }) => id));
    expect(above(dept)).toEqual([['dean'], ['president']]);
    expect(above(dept, facts.holders.slice(1))).toEqual([['president']]);
    expect(above({ ...dept, where: 'COLLEGE' })).toEqual([['president']]);
    expect(above({ ...dept, where: 'SCHOOL' })).toEqual([]);
    expect(above({ ...dept, where: 'FIXED_DEPT', deptId: 'college' })).toEqual([['president']]);
    expect(above(users(['expert']))).toBeUndefined();
  });

  test('of people who are gone is skipped or goes to the administrators', () => {
    expect(asked([dept, users(['gone'])])).toEqual(['head']);
    expect(asked([dept, { ...users(['gone']), ifEmpty: 'SCHOOL_ADMIN' }])).toEqual(['head', 'admin']);
  });

  test('does not ask again who has agreed: it counts where one suffices, and is left out where all must agree', () => {
    const both = ['expert', 'guest'];
    expect(asked([users(['expert']), users(both)])).toEqual(['expert', '(expert)']);
    expect(asked([users(['expert']), users(both, 'ALL')])).toEqual(['expert', '(expert) and guest']);
    // Which of two will agree is not known yet.
    expect(asked([users(both), users(both, 'ALL')])).toEqual(['expert or guest', 'expert and guest']);
  });

  test('of more people than can be told by name asks all of them in several steps, if all must agree', () => {
    const many = Array.from({ length: mostAsked + 5 }, (_, at) => person(`user ${at}`));
    const ids = many.map(({ id }) => id);
    const sizes = (mode: 'ANY' | 'ALL') =>
      chainOf([users(ids, mode)], { ...facts, named: many }).map((step) => step.users.length);
    expect(sizes('ALL')).toEqual([mostAsked, 5]);
    expect(sizes('ANY')).toEqual([mostAsked]);
  });
});

const ids = ['owner', 'head', 'dean', 'president', 'officer', 'admin', 'expert', 'guest'];
const anyNode: fc.Arbitrary<FlowNode> = fc
  .tuple(
    fc.oneof(
      fc.constant({ kind: 'CARD_OWNER' as const }),
      fc.constant({ kind: 'CATEGORY_MANAGER' as const }),
      fc.record({ kind: fc.constant('USERS' as const), userIds: fc.uniqueArray(fc.constantFrom(...ids, 'gone')) }),
      fc.record({
        kind: fc.constant('ROLE' as const),
        roleCode: fc.constantFrom('dept_approver', 'procurement_officer', 'nobody'),
        where: fc.constantFrom('DEPT' as const, 'COLLEGE' as const, 'SCHOOL' as const),
      }),
    ),
    fc.record({
      mode: fc.constantFrom('ANY' as const, 'ALL' as const, 'SEQUENCE' as const),
      ifEmpty: fc.constantFrom('SKIP' as const, 'SCHOOL_ADMIN' as const),
      otherThanBefore: fc.boolean(),
      when: fc.constantFrom({}, { amountFrom: '100000.00' }, { amountBelow: '100000.00' }),
    }),
  )
  .map(([who, how]) => ({ ...who, ...how }));
const anyFacts = fc.record({
  amount: fc.constantFrom('99999.99', '100000.00'),
  owners: fc.subarray(ids.map(person)),
  managers: fc.subarray(ids.map(person)),
  named: fc.subarray(ids.map(person)),
  holders: fc.subarray([...facts.holders, holder('dean', 'lab'), holder('expert', 'college')]),
});

test('whatever a flow is like, it asks somebody first, nobody again who must have agreed, and all who must agree', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 6 }), anyFacts, (nodes, changes) => {
      const chain = chainOf(nodes, { ...facts, ...changes });
      expect(chain.length).toBeGreaterThan(0);
      expect(chain[0]?.users.some(({ isSkipped }) => isSkipped)).toBe(false);
      const agreed = new Set<string>();
      for (const { mode, users: those } of chain) {
        for (const { id, isSkipped } of those) expect(isSkipped ?? false).toBe(agreed.has(id));
        expect(new Set(those.map(({ id }) => id)).size).toBe(those.length);
        if (mode === 'ALL' || those.length === 1) for (const { id } of those) agreed.add(id);
      }
      const told = chainSteps(chain);
      expect(told.flatMap(({ names }) => names).length).toBe(
        chain.flatMap((step) => step.users.filter(({ isSkipped }) => !isSkipped)).length,
      );
    }),
  );
});
