// Checked by the compiler: each `@ts-expect-error` fails the build if the line below it compiles.
import type { Context, ServerHandlers } from '#platform/context/context.ts';
import { handlers } from './handlers.ts';

const { deleteRole: _missing, ...incomplete } = handlers;
// @ts-expect-error a missing handler
incomplete satisfies ServerHandlers;

// @ts-expect-error a misspelt operation
({ ...handlers, deleteRoles: handlers.deleteRole }) satisfies ServerHandlers;

// @ts-expect-error an answer of the wrong type
({ ...handlers, getRoleDeptList: async () => [{ roleId: 1 }] }) satisfies ServerHandlers;

// @ts-expect-error an answer without a field
({ ...handlers, saveRole: async () => ({}) }) satisfies ServerHandlers;

// @ts-expect-error a body field that the operation does not have
handlers.queryMenuTree({ body: { sysCode: 'bidding', system: 'bidding' } }, {} as Context);
