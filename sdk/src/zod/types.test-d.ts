/**
 * Never run: the compiler is the test. What passes a schema of `/zod` is what the client takes, and an input that the client takes may
 * be tried. The `@ts-expect-error` is an assertion: the root type check fails once what follows it compiles.
 */
import type * as z from 'zod';
import type * as schemas from '../generated/zod.ts';
import type { Input, OperationId } from '../types.ts';

type Requests = typeof schemas;
type Passed<Id extends OperationId> = {
  [Part in keyof Requests[Id]]: Requests[Id][Part] extends z.ZodType ? z.infer<Requests[Id][Part]> : never;
};
type Tried<Id extends OperationId> = {
  [Part in keyof Requests[Id]]: Requests[Id][Part] extends z.ZodType ? z.input<Requests[Id][Part]> : never;
};

/** Operations of which what passes does not fit what the client takes, and the other way round. */
type Misfits = {
  [Id in OperationId]: Passed<Id> extends Input<Id> ? (Required<Input<Id>> extends Tried<Id> ? never : Id) : Id;
}[OperationId];
export const thereAreNone: [Misfits] extends [never] ? true : Misfits = true;

declare const role: z.infer<Requests['saveRole']['body']>;
export const body: Input<'saveRole'>['body'] = role;
// @ts-expect-error a form of another operation
export const other: Input<'saveMenu'>['body'] = role;
