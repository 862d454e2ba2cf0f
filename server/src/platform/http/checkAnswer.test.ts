import { contract } from '@campus-procurement/sdk/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { checkAnswer } from './checkAnswer.ts';

const lines: string[] = [];
const log = pino({}, { write: (line: string) => lines.push(line) });
const role = { id: 'role-1', roleCode: 'finance', roleName: 'Finance' };

test('an answer that keeps to the contract is sent as it is', () => {
  const data = [role];
  expect(checkAnswer(contract.queryRoleList, data, false, log)).toBe(data);
  expect(checkAnswer(contract.queryRoleList, data, true, log)).toBe(data);
  expect(lines).toEqual([]);
});

test('in tests a leaked column is a fault that names it', () => {
  const leaky = [role, { ...role, passwordHash: 'secret' }];
  expect(() => checkAnswer(contract.queryRoleList, leaky, true, log)).toThrow(
    'The answer of queryRoleList breaks the contract: 1.passwordHash (unknown)',
  );
});

test('in production a leaked column is removed and its name is logged', () => {
  const leaky = [{ ...role, passwordHash: 'secret' }];
  expect(checkAnswer(contract.queryRoleList, leaky, false, log)).toEqual([role]);
  expect(leaky).toEqual([{ ...role, passwordHash: 'secret' }]);
  expect(lines.join('')).toContain('0.passwordHash (unknown)');
  expect(lines.join('')).not.toContain('secret');
});

test('in production columns are removed at any depth, also where a value may be null', () => {
  const dept = { id: 'd', deptName: 'n', deptType: 1, parentId: null, collegeId: 'd' };
  const data = {
    currentRole: { ...role, leak: 1 },
    currentDept: null,
    roleDeptList: [{ roleId: 'r', deptList: [{ ...dept, leak: 1 }] }],
    leak: 1,
  };
  expect(checkAnswer(contract.getInfo, data, false, log)).toEqual({
    currentRole: role,
    currentDept: null,
    roleDeptList: [{ roleId: 'r', deptList: [dept] }],
  });
});
