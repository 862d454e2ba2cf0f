import { expect, test } from 'vitest';
import document from '../openapi/dist/openapi.json' with { type: 'json' };
import { compilerErrors } from './compiled.ts';

const names = Object.keys(document.components.schemas);

test('the SDK exports every schema by its name', () => {
  const same = names.map(
    (name) => `  ${name}: [sdk.${name}, Schemas['${name}']] extends [Schemas['${name}'], sdk.${name}] ? true : never;`,
  );
  const code = `import type * as sdk from '@campus-procurement/sdk';
import type { Schemas } from '@campus-procurement/sdk';
export interface Same {\n${same.join('\n')}\n}
declare const same: Same;
export const all: Record<keyof Schemas, true> = { ...same };`;
  expect(names.length).toBeGreaterThan(200);
  expect(compilerErrors(code)).toBe('');
}, 60_000);

test('compiler errors name a schema instead of listing its fields', () => {
  const errors = compilerErrors(`import type { Client, Role } from '@campus-procurement/sdk';
import { useRecord } from '@campus-procurement/hooks';
declare const client: Client;
export const detail: string = await client.tasks.getTaskDetail({ path: { id: '1' } });
export const roles: Role[] = await client.roles.queryRolePage();
export const created = client.roles.saveRole({ body: { roleName: 'Lender' } });
export const record: number = useRecord('queryRoleDetail', { path: { id: '1' } });`);
  const lines = errors.split('\n').filter((line) => line.startsWith('module') || line.startsWith('node_modules'));
  expect(lines.map((line) => line.replace(/^.*error TS\d+: /, ''))).toEqual([
    "Type 'TaskDetail' is not assignable to type 'string'.",
    expect.stringContaining("Type 'RolePage' is missing the following properties from type 'Role[]'"),
    expect.stringContaining("from type 'RoleInput': roleCode, dataScope, menuIds"),
    "Type 'RecordResult<RoleDetail>' is not assignable to type 'number'.",
  ]);
}, 60_000);
