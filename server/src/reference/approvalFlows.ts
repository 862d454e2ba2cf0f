import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';

/**
 * The flows of schools that have none of their own. A larger purchase is agreed to by those who pay, by their department, from 50,000 yuan
 * by somebody else in the college, and from 100,000 yuan by who is responsible for the whole school.
 */
export const defaultFlows: Record<Tables['approvalFlow']['bizType'], readonly FlowNode[]> = {
  PURCHASE: [
    { kind: 'CARD_OWNER', mode: 'SEQUENCE', ifEmpty: 'SKIP' },
    { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' },
    {
      kind: 'ROLE',
      roleCode: 'dept_approver',
      where: 'COLLEGE',
      mode: 'ANY',
      when: { amountFrom: '50000.00' },
      otherThanBefore: true,
      // The node before has asked somebody in any case, if need be above the college.
      ifEmpty: 'SKIP',
    },
    {
      kind: 'ROLE',
      // Not the procurement officers: one of them carries it out later.
      roleCode: 'dept_approver',
      where: 'SCHOOL',
      mode: 'ANY',
      when: { amountFrom: '100000.00' },
      ifEmpty: 'SCHOOL_ADMIN',
    },
  ],
  /** A quote that is not the lowest is agreed to by the department, and from 100,000 yuan by who is responsible for the school. */
  AWARD: [
    { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' },
    {
      kind: 'ROLE',
      roleCode: 'dept_approver',
      where: 'SCHOOL',
      mode: 'ANY',
      when: { amountFrom: '100000.00' },
      ifEmpty: 'SCHOOL_ADMIN',
    },
  ],
  /** A contract is agreed to by the department, and from 200,000 yuan by who is responsible for the school. */
  CONTRACT: [
    { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' },
    {
      kind: 'ROLE',
      roleCode: 'dept_approver',
      where: 'SCHOOL',
      mode: 'ANY',
      when: { amountFrom: '200000.00' },
      ifEmpty: 'SCHOOL_ADMIN',
    },
  ],
  /** A change is agreed to by the department, and from 100,000 yuan, or if it takes more money, by who is responsible for the school. */
  MODIFICATION: [
    { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' },
    {
      kind: 'ROLE',
      roleCode: 'dept_approver',
      where: 'SCHOOL',
      mode: 'ANY',
      when: { amountFrom: '100000.00' },
      ifEmpty: 'SCHOOL_ADMIN',
    },
  ],
  /** To give up what suppliers have been told of is agreed to by the department, and from 100,000 yuan by who is responsible for the school. */
  TERMINATION: [
    { kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' },
    {
      kind: 'ROLE',
      roleCode: 'dept_approver',
      where: 'SCHOOL',
      mode: 'ANY',
      when: { amountFrom: '100000.00' },
      ifEmpty: 'SCHOOL_ADMIN',
    },
  ],
  AWARD_CANCEL: [{ kind: 'ROLE', roleCode: 'dept_approver', where: 'SCHOOL', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' }],
  /** Money that a supplier owes is given up by who is responsible for the school. */
  WRITE_OFF: [{ kind: 'ROLE', roleCode: 'dept_approver', where: 'SCHOOL', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' }],
};
