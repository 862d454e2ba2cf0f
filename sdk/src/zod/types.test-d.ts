/**
 * Never run: the compiler is the test. Whatever a schema of `/zod` outputs must be accepted by the client, and whatever the
 * client accepts must be a valid input of the schema. The root type check fails as soon as the line after `@ts-expect-error`
 * compiles.
 */
import type * as z from 'zod';
import type * as schemas from '../generated/zod.ts';
import type { Input, OperationId } from '../operationTypes.ts';

type Requests = typeof schemas;
type Passed<Id extends OperationId> = {
  [Part in keyof Requests[Id]]: Requests[Id][Part] extends z.ZodType ? z.infer<Requests[Id][Part]> : never;
};
type Tried<Id extends OperationId> = {
  [Part in keyof Requests[Id]]: Requests[Id][Part] extends z.ZodType ? z.input<Requests[Id][Part]> : never;
};

/** Operations where a schema and the client's input type do not match, in either direction. */
type Misfits = {
  [Id in OperationId]: Passed<Id> extends Input<Id> ? (Required<Input<Id>> extends Tried<Id> ? never : Id) : Id;
}[OperationId];
export const thereAreNone: [Misfits] extends [never] ? true : Misfits = true;

declare const role: z.infer<Requests['saveRole']['body']>;
export const body: Input<'saveRole'>['body'] = role;
// @ts-expect-error a form of another operation
export const other: Input<'saveMenu'>['body'] = role;
