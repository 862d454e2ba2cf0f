import type { Client, Input, OperationId } from '@campus-procurement/sdk';
import { failureOf } from '../failureOf.ts';
import { permissions } from './permissions.ts';

/** What inputs of the permission table have in the place of an id. */
const place = '"none"';
/** Not permitted, not found, or found wrong in a field; any other refusal would tell that there is such a row. */
const silent = [4003, 4004, 4000];

/** Whether the input of an operation names a row. */
export const takesId = (operation: OperationId) => JSON.stringify(permissions[operation].input).includes(place);

/** An input with an id in all these places. */
export function withId(input: unknown, id: string): unknown {
  return JSON.parse(JSON.stringify(input).replaceAll(place, JSON.stringify(id)));
}

/** Whether an operation finds a row: it is done, or refused for a reason that tells of the row. */
export async function reaches(operation: OperationId, id: string, call: Client['call']): Promise<boolean> {
  const input = withId(permissions[operation].input, id);
  const failure = await failureOf(call(operation, input as Input<OperationId>));
  return !failure || !silent.includes(Number(failure.code));
}
