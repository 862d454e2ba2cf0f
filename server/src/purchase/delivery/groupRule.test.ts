import { describe, expect, test } from 'vitest';
import { acceptTypeOf, type Candidate, groupFaults, groupRuleOf } from './groupRule.ts';

const order = (orderAmount: string, ifCrossAcceptance = false) =>
  ({ orderAmount, limits: null, pattern: { orderLimit: '50000.00', switches: { ifCrossAcceptance } } }) as Parameters<
    typeof groupRuleOf
  >[1];
const rule = (project: ReturnType<typeof order>) => groupRuleOf(acceptTypeOf(project), project);
const member = (userId: string, changes: Partial<Candidate> = {}): Candidate => {
  return { userId, memberRole: 'MEMBER', outside: false, isInspector: false, ...changes };
};
const leader = (userId: string, changes: Partial<Candidate> = {}) => member(userId, { memberRole: 'LEADER', ...changes });
const broken = (project: ReturnType<typeof order>, members: Candidate[]) =>
  groupFaults(rule(project), members, 'applicant').map((fault) => fault.rule);

describe('a group', () => {
  test.each([
    ['49999.99', false, 'SELF'],
    ['50000.00', false, 'GROUP'],
    ['100.00', true, 'CROSS'],
  ])('of an order of %s, across departments %s, is %s', (amount, isCross, type) => {
    expect(acceptTypeOf(order(amount, isCross))).toBe(type);
  });

  test('is never the applicant alone', () => {
    expect(broken(order('100.00'), [leader('applicant')])).toEqual(['groupSize', 'leader']);
    expect(broken(order('100.00'), [leader('one')])).toEqual([]);
  });

  test('of an order above the limit has an odd number of at least three, and another leader than the applicant', () => {
    const project = order('60000.00');
    expect(broken(project, [leader('one'), member('applicant')])).toEqual(['groupSize', 'oddGroup']);
    expect(broken(project, [leader('applicant'), member('one'), member('two')])).toEqual(['leader']);
    expect(broken(project, [leader('one'), member('two'), leader('three')])).toEqual(['leader']);
    expect(broken(project, [leader('one'), member('two'), member('three'), member('four')])).toEqual(['oddGroup']);
    expect(broken(project, [leader('one'), member('applicant'), member('two')])).toEqual([]);
  });

  test('of a large order has somebody of another college', () => {
    const project = order('200000.00');
    expect(broken(project, [leader('one'), member('two'), member('applicant', { outside: true })])).toEqual(['outsiders']);
    expect(broken(project, [leader('one'), member('two', { outside: true }), member('applicant')])).toEqual([]);
  });

  test('across departments does not count the applicant and is led from outside or by an inspector', () => {
    const project = order('60000.00', true);
    const outside = { outside: true };
    expect(broken(project, [leader('one', outside), member('two'), member('applicant')])).toEqual(['groupSize', 'oddGroup']);
    expect(broken(project, [leader('one'), member('two', outside), member('three')])).toEqual(['leader']);
    expect(broken(project, [leader('one', { isInspector: true }), member('two', outside), member('three')])).toEqual([]);
    expect(broken(order('10.00', true), [leader('one'), member('two', outside), member('three')])).toEqual([]);
  });
});
