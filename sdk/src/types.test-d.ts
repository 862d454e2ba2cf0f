/**
 * Never run: the compiler is the test. Each `@ts-expect-error` is an assertion: the line after it is a caller's mistake, and the
 * root type check fails as soon as it compiles.
 */
import { bodyOf } from './bodies.ts';
import type { Client } from './client.ts';
import type { ErrorCode } from './generated/errorCodes.ts';
import type { operations } from './generated/schema.ts';
import type { MockApi } from './msw/index.ts';
import type { Handlers, Input, OperationId, Output, Row } from './operationTypes.ts';
import { mutationOptions, queryOptions } from './reactQuery.ts';

declare const client: Client;
declare const api: MockApi;
declare const signal: AbortSignal;

// @ts-expect-error unknown operation
client.call('queryRoles');
// @ts-expect-error unknown operation of a tag
client.roles.queryRoles();
// @ts-expect-error unknown tag
client.role.queryRolePage();
// @ts-expect-error operation of another tag
client.menus.queryRolePage();

// @ts-expect-error missing input
client.call('saveRole');
// @ts-expect-error missing body
client.roles.saveRole({});
// @ts-expect-error missing path parameter
client.call('queryRoleDetail', {});
// @ts-expect-error misspelt path parameter
client.call('queryRoleDetail', { path: { roleId: '1' } });
// @ts-expect-error a path parameter that is no text
client.call('queryRoleDetail', { path: { id: 1 } });

// @ts-expect-error misspelt query parameter
client.call('queryRolePage', { query: { pageSize: 10 } });
// @ts-expect-error a query value that is not listed
client.call('queryRolePage', { query: { status: 'ON' } });
// @ts-expect-error a query where there is none
client.call('getInfo', { query: { current: 1 } });

// What a generator makes of the description alone: the code of an answer tells a success from a failure.
declare const answer: operations['queryRoleDetail']['responses'][200]['content']['application/json'];
export const roleName: string | undefined = answer.code === 0 ? answer.data.roleName : answer.data?.errors?.[0]?.field;
export const code: ErrorCode | null = answer.code === 0 ? null : answer.code;
// @ts-expect-error the answer may be a failure
answer.data.roleName;
// @ts-expect-error a code that is not described
export const unknownCode: ErrorCode = 4999;

declare const read: Output<'queryRoleDetail'>;
export const body: Input<'updateRole'>['body'] = bodyOf('updateRole', read, { roleName: 'Buyer' });
bodyOf('updateRole', { ...read, roleName: 'Buyer' });
// @ts-expect-error a misspelt change
bodyOf('updateRole', read, { roleNmae: 'Buyer' });
// @ts-expect-error null in the place of a text
bodyOf('updateRole', read, { remark: null });
// @ts-expect-error a field of another type
bodyOf('updateRole', { ...read, version: '1' });
// @ts-expect-error a row without its version
bodyOf('updateRole', { id: '1' });
// @ts-expect-error an operation without a body
bodyOf('deleteRole', read);

// @ts-expect-error wrong type of a field
client.roles.updateRole({ body: { id: '1', version: '1' } });
// @ts-expect-error unknown field
client.roles.updateRole({ body: { id: '1', version: 1, code: 'x' } });
// @ts-expect-error missing field
client.roles.saveRole({ body: { roleName: 'x', roleCode: 'xy', menuIds: [] } });

// @ts-expect-error unknown option
client.call('getInfo', {}, { timeout: 10 });
// @ts-expect-error the data is no page
client.call('queryRoleList').then((roles) => roles.records);
// @ts-expect-error the data has no such field
client.call('queryRolePage').then(({ records }) => records[0]?.name);
// @ts-expect-error rows of an operation without pages
type NotPaged = Row<'queryRoleList'>;

// @ts-expect-error an operation that changes something is no query
queryOptions(client, 'saveRole');
// @ts-expect-error a query without the input that it needs
queryOptions(client, 'queryRoleDetail');
// @ts-expect-error a read is no mutation
mutationOptions(client, 'queryRolePage');
const asked = queryOptions(client, 'queryRolePage').queryFn({ signal });
// @ts-expect-error the data has no such field
asked.then((page) => page.roleName);

// This compiles.
client.call('getInfo').then(({ name }) => name.length);
client.call('getInfo', undefined, { timeoutMs: 0 });
client
  .call('queryRolePage', { query: { current: 1, size: 10, sort: 'roleName,asc' } })
  .then(({ records }) => records[0]?.roleCode);
export const role: Row<'queryRolePage'>['dataScope'] = 'SCHOOL';
export async function anyCall<Id extends OperationId>(id: Id, input: Input<Id>): Promise<Output<Id>> {
  return client.call(id, input, { timeoutMs: 100 });
}

declare const handlers: Handlers<{ userId: string }>;
const { login: _, ...withoutLogin } = handlers;
// @ts-expect-error a backend without a handler for login
export const backend: Handlers<{ userId: string }> = withoutLogin;
export const misspelt: Handlers<object> = {
  ...handlers,
  // @ts-expect-error no such operation
  logIn: handlers.login,
};
export const wrongAnswer: Handlers<{ userId: string }> = {
  ...handlers,
  // @ts-expect-error the answer has no id
  saveRole: () => ({ ok: true }),
};

// @ts-expect-error unknown operation of the mock
api.override('queryRoles', []);
// @ts-expect-error data of another operation
api.override('queryRoleList', [{ id: '1' }]);
// @ts-expect-error a resolver that answers with less than the data
api.override('queryRolePage', () => ({ records: [], total: 0 }));
// @ts-expect-error a resolver that asks for a parameter that is not described
api.override('queryRolePage', ({ query, reply }) => reply.fail(4004, query.name));
// @ts-expect-error failure details that are not described
api.override('login', ({ reply }) => reply.fail(4001, 'no', { attempts: 3 }));
// @ts-expect-error an unknown setting of an override
api.override('queryRoleList', [], { delay: 5 });
// @ts-expect-error a delay that is no number
api.override('queryRoleList', [], { delayMs: '5' });
// @ts-expect-error unknown scenario
api.play('broken');
// @ts-expect-error the example of another operation
api.override('queryRoleDetail', api.example('queryRolePage'));
api.override('queryRoleDetail', ({ path, reply }) => reply.fail(4004, path.id.toUpperCase()), { once: true, delayMs: 5 });
api.override('queryRoleDetail', { ...api.example('queryRoleDetail'), roleName: 'x' });

export type { NotPaged };
